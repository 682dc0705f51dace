import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../vite/chromium.ts';
import { provideBrowser } from './browser.mjs';
import { runCommand } from './command.mjs';
import { runScript, say, Stop } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const STORY = 'kit-resource-table-virtual-rows--light';
const SECONDS = 5;
/** Of a wheel that is turned without a pause. Thrown, every row in sight is another one in each frame. */
const GOAL_P95_MS = 20;
/** Pixels in each frame. */
const WAYS = { wheel: 120, thrown: 900 };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Prints how a table of 10,000 rows scrolls: builds the stories of shell-layout as they would be published (or takes the folder
 * of an earlier build), scrolls the table in Chromium, and says how long frames took and how many rows stood in the page.
 * Fails when the 95th percentile is over its goal. Meaningful on a machine that does nothing else.
 */
await runScript(async () => {
  const [, , given] = process.argv;
  const stories = given ?? (await buildStories());
  const server = createServer((request, response) => serve(stories, request, response));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await provideBrowser() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${server.address().port}/iframe.html?id=${STORY}&viewMode=story`);
    const area = page.getByRole('group', { name: 'Channels' });
    await area.waitFor();
    // What is compiled at the first turn is no part of scrolling.
    await area.evaluate(scroll, { seconds: 1, step: WAYS.wheel });
    const p95 = {};
    for (const [way, step] of Object.entries(WAYS)) {
      p95[way] = report(way, await area.evaluate(scroll, { seconds: SECONDS, step }));
    }
    say(`Goal: p95 under ${GOAL_P95_MS} ms with the wheel.`);
    return p95.wheel < GOAL_P95_MS ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
    if (!given) rmSync(stories, { recursive: true });
  }
});

async function buildStories() {
  say('Building the stories …');
  const folder = mkdtempSync(join(tmpdir(), 'table-bench-'));
  const { status, output } = await runCommand('storybook', ['build', '--quiet', '--output-dir', folder], {
    cwd: join(ROOT, 'libs/shell-layout'),
  });
  if (status !== 0) throw new Stop(`The stories could not be built.\n${output}`);
  return folder;
}

function serve(folder, { url }, response) {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  try {
    const content = readFileSync(join(folder, path));
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream').end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Runs in the page: scrolls down, and up again at the end, a step in each frame, and notes how long each frame took. */
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
