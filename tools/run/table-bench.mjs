import { onStory } from './story-page.mjs';
import { runScript, say } from './stop.mjs';

const STORY = 'ui-kit-resource-table-virtual-rows--ten-thousand';
const SECONDS = 5;
/** At a constant wheel speed. A fling replaces all visible rows in each frame. */
const GOAL_P95_MS = 20;
/** Pixels in each frame. */
const WAYS = { wheel: 120, thrown: 900 };

/**
 * Prints how a table of 10,000 rows scrolls in the built stories: frame times and rendered rows. Fails if the
 * 95th percentile exceeds the goal. Needs an idle machine.
 */
await runScript(() =>
  onStory({ story: STORY, built: process.argv[2] }, async (page) => {
    const area = page.getByRole('group', { name: 'Channels' });
    await area.waitFor();
    // Warms up.
    await area.evaluate(scroll, { seconds: 1, step: WAYS.wheel });
    const p95 = {};
    for (const [way, step] of Object.entries(WAYS)) {
      p95[way] = report(way, await area.evaluate(scroll, { seconds: SECONDS, step }));
    }
    say(`Goal: p95 under ${GOAL_P95_MS} ms with the wheel.`);
    return p95.wheel < GOAL_P95_MS ? 0 : 1;
  }),
);

/** Runs in the page: scrolls one step per frame and records frame times. */
function scroll(area, { seconds, step }) {
  return new Promise((resolve) => {
    const frames = [];
    let rows = 0;
    let travelled = 0;
    let direction = 1;
    let last = performance.now();
    const end = last + seconds * 1000;
    globalThis.requestAnimationFrame(function frame(now) {
      frames.push(now - last);
      last = now;
      if (now > end) {
        resolve({ frames: frames.slice(1), rows, travelled });
        return;
      }
      const before = area.scrollTop;
      area.scrollTop += direction * step;
      travelled += Math.abs(area.scrollTop - before);
      if (area.scrollTop === before) direction = -direction;
      rows = Math.max(rows, area.querySelectorAll('tr[aria-rowindex]').length);
      globalThis.requestAnimationFrame(frame);
    });
  });
}

function report(way, { frames, rows, travelled }) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  say(
    `${way}: ${frames.length} frames, ${Math.round(travelled)} px · p50 ${at(0.5).toFixed(1)} ms · ` +
      `p95 ${at(0.95).toFixed(1)} ms · max ${at(1).toFixed(1)} ms · ` +
      `at most ${rows} rows of 10000 in the page`,
  );
  return at(0.95);
}
