import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesLoadedAlone, filesLoadedBy, forbiddenModules, screens, withoutChunk } from './chunks.mjs';
import { runScript, say, Stop } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const DIST = join(ROOT, 'apps/console/dist');
const REPORT = join(DIST, '.vite/chunks.json');
const SIGN_IN_REPORT = join(DIST, '.vite/sign-in-chunks.json');

/**
 * Prints what the built console sends: the entry, the sign-in page, what loads until the first row of a list, what
 * other pages load, each screen, all. Fails when a budget of size-budget.json is broken, when the sign-in page loads code
 * of the signed-in part, or when a screen is in no chunk of its own.
 */
await runScript(() => {
  if (!existsSync(REPORT)) throw new Stop('There is no build to measure: run nx build console.');
  const chunks = JSON.parse(readFileSync(REPORT, 'utf8'));
  const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'size-budget.json'), 'utf8'));
  const signIn = filesLoadedBy(chunks, budget.signIn.loads);
  const signInChunks = JSON.parse(readFileSync(SIGN_IN_REPORT, 'utf8'));
  const signInPage = filesLoadedBy(signInChunks, []);
  const allOfSignIn = signInChunks.flatMap(({ file, css }) => [file, ...css]);

  const rows = [
    row('entry', filesLoadedBy(chunks, []), budget.brotliBytes.entry),
    row('sign-in page', signInPage, budget.brotliBytes.signInPage),
    row('sign-in within the console', signIn, budget.brotliBytes.signIn),
    row('first tenant app', filesLoadedBy(chunks, budget.firstRow.loads), budget.brotliBytes.firstRow),
    row('frame of a module', filesLoadedAlone(chunks, budget.frame), budget.brotliBytes.frame),
    ...screens(chunks, budget.screens)
      .map(({ module, files }) => screenRow(basename(module, '.tsx'), files, budget))
      .toSorted((a, b) => b.brotli - a.brotli),
    row(
      'all of the pages',
      filesIn('assets').filter((file) => !allOfSignIn.includes(file)),
      budget.brotliBytes.all,
    ),
    row('all of the sign-in page', [...new Set(allOfSignIn)], budget.brotliBytes.allOfSignIn),
    row('embed.js', ['embed.js'], budget.brotliBytes.embed),
    row('all for hosts', filesIn('assets/embed'), budget.brotliBytes.embedded),
  ];
  printTable(rows);

  const problems = [
    ...rows
      .filter(({ brotli, limit }) => brotli > limit)
      .map(({ name, brotli, limit }) => `${name}: ${brotli} bytes are over the budget of ${limit}.`),
    ...[
      ...forbiddenModules(chunks, signIn, budget.signIn.forbidden),
      ...forbiddenModules(signInChunks, signInPage, budget.signIn.forbidden),
    ].map((module) => `The sign-in page loads ${module}, which is for people who are signed in.`),
    ...withoutChunk(chunks, screenModules(budget.screens)).map(
      (module) => `${module} is a screen, and in no chunk of its own.`,
    ),
  ];
  problems.forEach(say);
  return problems.length === 0 ? 0 : 1;
});

/** What a screen loads beyond the entry. One that cannot do without a calendar or a chart has a budget of its own. */
function screenRow(name, files, { brotliBytes, brotliBytesOfScreens }) {
  return row(`+ ${name}`, files, brotliBytesOfScreens[name] ?? brotliBytes.screen);
}

/** The screens among the sources, whether the build knows them or not. */
function screenModules(pattern) {
  const sources = [
    'apps/console/src',
    ...readdirSync(join(ROOT, 'libs')).map((library) => `libs/${library}/src`),
  ];
  return sources
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((module) => new RegExp(pattern).test(module));
}

/** The budgets are of scripts; style sheets, which the page draws nothing without either, stand beside them. */
function row(name, files, limit) {
  const scripts = files.filter((file) => !file.endsWith('.css'));
  const total = (some, suffix) => some.reduce((bytes, file) => bytes + sizeOf(file, suffix), 0);
  const styles = files.filter((file) => file.endsWith('.css'));
  return {
    name,
    files: files.length,
    brotli: total(scripts, '.br'),
    gzip: total(scripts, '.gz'),
    styles: total(styles, '.br'),
    limit,
  };
}

/** What a browser gets: the compressed form where the build left one. */
function sizeOf(file, suffix) {
  const path = join(DIST, file);
  return statSync(path + suffix, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

function filesIn(folder) {
  return readdirSync(join(DIST, folder))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `${folder}/${name}`);
}

function printTable(rows) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const lines = [
    ['', 'files', 'brotli', 'budget', 'gzip', 'styles (brotli)'],
    ...rows.map(({ name, files, brotli, gzip, styles, limit }) => [
      name,
      String(files),
      ...[brotli, limit, gzip, styles].map(kilobytes),
    ]),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const [name, ...figures] of lines) {
    say(
      [name.padEnd(widths[0]), ...figures.map((figure, column) => figure.padStart(widths[column + 1]))].join(
        '  ',
      ),
    );
  }
}
