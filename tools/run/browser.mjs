import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, Stop } from './stop.mjs';
import { findCommand, projectEnvironment, ROOT } from './workspace.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser that starts: one that is installed, else Playwright's own, else the system's package. */
export function provideBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Stop(`CHROMIUM_PATH names ${given}, which is not there.`);
  }
  const found = installed() ?? downloaded();
  if (found) return found;

  say('Installing a browser …');
  const attempts = [
    () => run('playwright', ['install', 'chromium']) && downloaded(),
    () => isRoot() && findCommand('apt-get') && installPackage() && installed(),
  ];
  for (const attempt of attempts) {
    const browser = attempt();
    if (browser) return browser;
  }
  throw new Stop('The tests need a browser: install chromium, or set CHROMIUM_PATH to one.');
}

function installed() {
  const inPath = NAMES.map((name) => findCommand(name)).filter(Boolean);
  return [...inPath, ...MAC_APPLICATIONS].find(starts);
}

function downloaded() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync('node', ['-e', script], {
    cwd: ROOT,
    env: projectEnvironment(),
    encoding: 'utf8',
  });
  return [(stdout ?? '').trim()].find(starts);
}

/** A download without the system's libraries is there, and yet no browser. */
function starts(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}

function run(command, args) {
  return spawnSync(command, args, { cwd: ROOT, env: projectEnvironment(), stdio: 'ignore' }).status === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}
