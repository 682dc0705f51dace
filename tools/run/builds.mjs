import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './command.mjs';
import { say, Stop } from './stop.mjs';
import { projectEnvironment, ROOT, STAMPS } from './workspace.mjs';

export const OUTPUTS = {
  console: 'apps/console/dist/index.html',
  platform: 'apps/platform/dist/main.js',
  'console-server': 'apps/console-server/dist/main.js',
  'media-node': 'apps/media-node/dist/main.js',
};

const SOURCES = [
  'apps/console',
  'apps/console-server',
  'apps/media-node',
  'apps/platform',
  'libs',
  'tools/vite',
  'package-lock.json',
  'tsconfig.base.json',
];
const NO_SOURCES = /^(node_modules|dist|coverage|storybook-static|test-results|\..*)$|\.(spec|stories)\.\w+$/;

/**
 * Builds the projects if an output is missing or a source changed. Compares files, so that a warm start runs
 * no tool.
 */
export async function buildStale(projects) {
  const stamp = join(STAMPS, `build-${projects.join('-')}`);
  const outputs = projects.map((project) => OUTPUTS[project]);
  const sources = fingerprint(ROOT, SOURCES);
  // Includes the outputs: a manual build may be from other sources.
  const state = () => `${sources}\n${fingerprint(ROOT, outputs)}`;
  const isComplete = outputs.every((output) => existsSync(join(ROOT, output)));
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return;

  say(`Building ${projects.join(', ')} …`);
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const { status, output } = await runCommand('nx', args, { environment: buildEnvironment() });
  if (status !== 0) {
    process.stderr.write(output);
    throw new Stop('The build failed; the reason is above.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state());
}

/** Builds are for production, whatever the environment. */
export function buildEnvironment() {
  return projectEnvironment({ NODE_ENV: 'production' });
}

/** A hash over the names, sizes and times of all files below the given paths. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const status = statSync(join(root, path), { throwIfNoEntry: false });
    if (status?.isDirectory()) {
      const names = readdirSync(join(root, path)).filter((name) => !NO_SOURCES.test(name));
      for (const name of names.sort()) visit(`${path}/${name}`);
    } else {
      hash.update(`${path}\0${status?.size ?? 'none'}\0${status?.mtimeMs ?? ''}\n`);
    }
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
