import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath } from '../vite/chromium.ts';

interface Bench {
  story: string;
  figure: string;
  /** Runs in the page of the story and returns milliseconds per turn. */
  measure: () => Promise<number[]>;
  /** The 95th percentile must be below. */
  goalMs: number;
}

/** Prints how fast the stories with the most data are, and fails above their goals. Needs an idle machine. */
const BENCHES: readonly Bench[] = [
  {
    story: 'ui-kit-resource-table-virtual-rows--ten-thousand',
    figure: 'frame while 10,000 rows scroll',
    measure: scroll,
    goalMs: 20,
  },
  {
    story: 'billing-usage-chart--sixty-apps-for-a-year',
    figure: 'usage chart of 60 apps and 365 days redrawn',
    measure: redraw,
    goalMs: 200,
  },
];

const server = await preview({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1' },
});
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
for (const { story, figure, measure, goalMs } of BENCHES) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${story}&viewMode=story`);
  await page.locator('canvas, tr[aria-rowindex="2"]').first().waitFor();
  const times = (await page.evaluate(measure)).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  console.log(
    `${figure}: p50 ${at(0.5).toFixed(1)} ms · p95 ${at(0.95).toFixed(1)} ms (goal ${goalMs} ms) · max ${at(1).toFixed(1)} ms`,
  );
  if (!(at(0.95) < goalMs)) process.exitCode = 1;
}
await browser.close();
await server.close();

/** At a constant wheel speed; the first second warms up. */
async function scroll(): Promise<number[]> {
  const area = document.querySelector('[role=group][aria-label=Channels]');
  const frames: number[] = [];
  const start = performance.now();
  for (let last = start; last < start + 6000;) {
    const now = await new Promise<number>(requestAnimationFrame);
    if (now > start + 1000) frames.push(now - last);
    last = now;
    area?.scrollBy(0, 120);
  }
  return frames;
}

/** From the click to the frame with the chart; the first turns warm up. */
async function redraw(): Promise<number[]> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Draw');
  const times: number[] = [];
  for (let turn = 0; turn < 65; turn += 1) {
    const before = document.querySelector('canvas');
    const start = performance.now();
    button?.click();
    while ((document.querySelector('canvas') ?? before) === before) await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    await new Promise((painted) => {
      port1.onmessage = painted;
      port2.postMessage(null);
    });
    if (turn >= 5) times.push(performance.now() - start);
  }
  return times;
}
