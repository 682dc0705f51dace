import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const sources = fingerprint(ROOT, SOURCES);
  const stampOf = (project) => join(STAMPS, `build-${project}`);
  // Includes the output: a manual build may be from other sources.
  const stateOf = (project) => `${sources}\n${fingerprint(ROOT, [OUTPUTS[project]])}`;
  // Servers that are running serve the outputs of projects that are fresh: these are not replaced.
  const stale = projects.filter(
    (project) =>
      !existsSync(join(ROOT, OUTPUTS[project])) ||
      !existsSync(stampOf(project)) ||
      readFileSync(stampOf(project), 'utf8') !== stateOf(project),
  );
  if (stale.length === 0) return;

  say(`Building ${stale.join(', ')} …`);
  const args = ['run-many', '-t', 'build', '-p', stale.join(','), '--outputStyle=static'];
  const { status, output } = await runCommand('nx', args, { environment: buildEnvironment() });
  if (status !== 0) {
    process.stderr.write(output);
    throw new Stop('The build failed; the reason is above.');
  }
  mkdirSync(STAMPS, { recursive: true });
  for (const project of stale) writeFileSync(stampOf(project), stateOf(project));
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
