import { once } from 'node:events';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { z } from 'zod';
import type { Channels } from './channels.ts';
import { percentile, print } from './figures.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PAGE = 'apps/platform/bench/glass-to-glass.html';
/** The brightness of a picture above black is its tenth of a second, within 20 s. */
const CLOCK = "color=size=320x180:rate=25,geq=lum='16+mod(floor(T*10),200)':cb=128:cr=128";
const CLOCK_SECONDS = 20;
const WATCHED_SECONDS = 30;

const Shown = z.array(z.object({ at: z.number(), brightness: z.number() }));

/** From a picture of an encoder to the same one in the console's player. The browser: `CHROMIUM_PATH` or Playwright's. */
export async function measureGlassToGlass(channels: Channels): Promise<void> {
  const { id, push } = await channels.pushed('Clock');
  const encoder = push([CLOCK]);
  const [startedAt] = z
    .tuple([z.number()])
    .rest(z.unknown())
    .parse(await once(encoder, 'message'));
  const url = await channels.playable(id);
  const server = await createServer({
    configFile: false,
    root: ROOT,
    server: { port: 0 },
    logLevel: 'error',
  });
  await server.listen();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // The media node does not know the origin of the page.
    args: ['--no-sandbox', '--disable-web-security', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(new URL(PAGE, server.resolvedUrls?.local[0]).href);
    await page.waitForFunction('globalThis.watch');
    const watched = await page.evaluate(`watch(${JSON.stringify(url)}, ${WATCHED_SECONDS})`);
    const behind = Shown.parse(watched).map(({ at, brightness }) => {
      const difference = (at - startedAt) / 1_000 - brightness / 10;
      return ((difference % CLOCK_SECONDS) + CLOCK_SECONDS) % CLOCK_SECONDS;
    });
    const [usual, most] = [percentile(behind, 0.5), Math.max(...behind)].map((value) => value.toFixed(1));
    print('encoder → the same picture in the player', `${usual} s, at most ${most} s`, '≤ 8 s');
  } finally {
    await browser.close();
    await server.close();
    encoder.kill('SIGKILL');
    await channels.stop(id);
  }
}
