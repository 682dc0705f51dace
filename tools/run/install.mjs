import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { runCommand } from './command.mjs';
import { say, Stop } from './stop.mjs';
import { findCommand, PROJECT_NODE, ROOT, STAMPS } from './workspace.mjs';

const STAMP = join(STAMPS, 'install');

/** Installs the packages if they do not match package-lock.json. */
export async function installPackages() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (
    existsSync(PROJECT_NODE) &&
    (read(STAMP) === wanted || holdsAll(JSON.parse(lock), installedPackages()))
  ) {
    writeStamp(wanted);
    return;
  }
  say('Installing packages (a few minutes the first time) …');
  const { status } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) throw new Stop('npm ci failed; the reason is above.');
  writeStamp(wanted);
}

export function holdsAll(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, { version, link, optional, peer }]) => {
    if (link) return installed[path]?.link === true;
    // Optional packages may be for other systems.
    if (!path.includes('node_modules') || optional || peer) return true;
    return installed[path]?.version === version;
  });
}

function installedPackages() {
  const note = read(join(ROOT, 'node_modules/.package-lock.json'));
  return note === undefined ? {} : (JSON.parse(note).packages ?? {});
}

/** npm on the system's Node: `npm ci` removes the project's. */
function npm(args) {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(ROOT + sep));
  const node = findCommand('node', folders) ?? process.execPath;
  const script = process.env.npm_execpath;
  const [command, first] = script ? [node, [script]] : ['npm', []];
  // The media node needs the libraries of node-av, not the FFmpeg program that its install script downloads.
  const environment = {
    ...process.env,
    SKIP_FFMPEG: 'true',
    PATH: [...folders, dirname(node)].join(delimiter),
  };
  return runCommand(command, [...first, ...args], { environment, shown: true });
}

function writeStamp(content) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(STAMP, content);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
