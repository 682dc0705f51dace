import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  filesLoadedAlone,
  filesLoadedBy,
  forbiddenModules,
  screens,
  loadedAtStart,
  loadersOf,
} from './tools/run/chunks.mjs';

const DIST = join(import.meta.dirname, 'apps/console/dist');
const chunks = JSON.parse(readFileSync(join(DIST, '.vite/chunks.json'), 'utf8'));
const {
  signInPage,
  screens: screenPattern,
  firstRow,
  frame,
  player,
  brotliBytes,
  brotliBytesOfScreens,
} = JSON.parse(readFileSync(join(import.meta.dirname, 'tools/run/size-budget.json'), 'utf8'));

const signInPageFiles = filesLoadedAlone(chunks, ...signInPage.loads);
const screenModules = globSync('{apps/console,libs/*}/src/**/*.tsx', { cwd: import.meta.dirname }).filter(
  (module) => new RegExp(screenPattern).test(module),
);
const problems = forbiddenModules(chunks, signInPageFiles, signInPage.forbidden).map(
  (module) => `The sign-in page loads ${module}, which is for signed-in users.`,
);
problems.push(
  ...loadedAtStart(chunks, screenModules).map((module) => `The screen ${module} is in the entry.`),
);
const { atOnce, later } = loadersOf(chunks, player.package);
problems.push(
  ...[
    ...atOnce.filter(({ facade }) => facade !== null && facade !== player.module),
    ...later.filter(({ modules }) => !modules.includes(player.loadedBy)),
  ].map(
    ({ facade, file }) => `${facade ?? file} loads ${player.package}, which only players that play load.`,
  ),
);
if (atOnce.length === 0) problems.push(`No chunk holds ${player.package}.`);
if (problems.length > 0) throw new Error(problems.join('\n'));

/** The budgets are for scripts as they are served: compressed by the build if that makes them smaller. */
function check(name, files, limit) {
  const path = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(DIST, existsSync(join(DIST, `${file}.br`)) ? `${file}.br` : file));
  return { name, path, limit: `${limit} B`, brotli: false };
}

const scriptsIn = (folder) => globSync(`${folder}/*.js`, { cwd: DIST });

export default [
  check('entry', filesLoadedBy(chunks, []), brotliBytes.entry),
  check('sign-in page', signInPageFiles, brotliBytes.signInPage),
  check('first tenant app', filesLoadedBy(chunks, firstRow.loads), brotliBytes.firstRow),
  check('frame of a module', filesLoadedAlone(chunks, frame), brotliBytes.frame),
  ...screens(chunks, screenPattern).map(({ module, files }) => {
    const name = basename(module, '.tsx');
    return check(`+ ${name}`, files, brotliBytesOfScreens[name] ?? brotliBytes.screen);
  }),
  check('all pages', scriptsIn('assets'), brotliBytes.all),
  check('embed.js', ['embed.js'], brotliBytes.embed),
  check(
    'console in the page of a host',
    filesLoadedAlone(chunks, 'apps/console/src/embedded/mount-in-page.ts'),
    brotliBytes.embedded,
  ),
];
