import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../vite/chromium.ts';
import { provideBrowser } from './browser.mjs';
import { runCommand } from './command.mjs';
import { say, Stop } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens a built story in Chromium and returns the result of `use`. `built`: folder of an earlier build of the stories. */
export async function onStory({ story, built }, use) {
  const stories = built ?? (await buildStories());
  const server = createServer((request, response) => serve(stories, request, response));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await provideBrowser() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${server.address().port}/iframe.html?id=${story}&viewMode=story`);
    return await use(page);
  } finally {
    await browser.close();
    server.close();
    if (!built) rmSync(stories, { recursive: true });
  }
}

async function buildStories() {
  say('Building the stories …');
  const folder = mkdtempSync(join(tmpdir(), 'story-bench-'));
  const { status, output } = await runCommand('storybook', ['build', '--quiet', '--output-dir', folder], {
    cwd: join(ROOT, 'tools/storybook'),
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
