import { existsSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { say, Stop } from './stop.mjs';
import { findCommand } from './workspace.mjs';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser that starts: one that is installed, else Playwright's own, else the system's package. */
export async function provideBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Stop(`CHROMIUM_PATH names ${given}, which is not there.`);
  }
  const found = (await installed()) ?? (await downloaded());
  if (found) return found;

  say('Installing a browser …');
  await runCommand('playwright', ['install', 'chromium']);
  const browser = (await downloaded()) ?? (await packaged());
  if (browser) return browser;
  throw new Stop('The tests need a browser: install chromium, or set CHROMIUM_PATH to one.');
}

async function installed() {
  for (const file of [...NAMES.map((name) => findCommand(name)), ...MAC_APPLICATIONS]) {
    if (file && (await starts(file))) return file;
  }
  return undefined;
}

async function downloaded() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { output } = await runCommand('node', ['-e', script]);
  return (await starts(output.trim())) ? output.trim() : undefined;
}

async function packaged() {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return undefined;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['-qq', 'update'], { environment });
  await runCommand(
    'apt-get',
    ['-qq', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
    {
      environment,
    },
  );
  return installed();
}

/** A download without the system's libraries does not start. */
async function starts(file) {
  return existsSync(file) && (await runCommand(file, ['--version'])).status === 0;
}
