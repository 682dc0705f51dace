import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildEnvironment } from './builds.mjs';
import { runCommand } from './command.mjs';
import { installPackages } from './install.mjs';
import { checkNode } from './settings.mjs';
import { runScript, say, Stop } from './stop.mjs';
import { playwrightResult, vitestResult } from './test-results.mjs';
import { ROOT } from './workspace.mjs';

/** Nx targets of `npm test`, in the order of the report. Builds run as far as `size` and `e2e` need them. */
const TARGETS = ['format', 'lint', 'eslint', 'words', 'unused', 'cycles', 'test', 'stories', 'size', 'e2e'];
/** Their tasks take longest: Nx starts them before others on which as many projects depend. */
const FIRST_PROJECTS = ['workbench', 'platform', 'media-node'];
/** What `npm run test:full` adds. It also sets `FULL_MATRIX` for specs and journeys. */
const FULL_TARGETS = [...TARGETS, 'build', 'package-check', 'guards'];

const REPORTS = {
  test: 'test-results/vitest.json',
  stories: 'test-results/stories.json',
  e2e: 'test-results/playwright.json',
};
const READERS = { test: vitestResult, stories: storiesResult, e2e: playwrightResult };
const NX_CACHE = join(ROOT, '.nx/cache');

await runScript(async () => {
  const results = [];
  try {
    checkNode();
    const args = process.argv.slice(2);
    const isFull = args.includes('--full');
    const all = isFull ? FULL_TARGETS : TARGETS;
    const names = args.filter((name) => name !== '--full');
    const unknown = names.find((name) => !all.includes(name));
    if (unknown) throw new Stop(`${unknown} is not one of ${all.join(', ')}.`);
    await installPackages();
    process.env.CHROMIUM_PATH = await provideBrowser();
    results.push(...(await runTargets(names.length > 0 ? names : all, isFull)));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    results.push({ passed: 0, failed: 1, flaky: [] });
  }
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) say(`\n${flaky.length} flaky, passed at the second try only:`);
  for (const name of flaky) say(`  ⚠ ${name}`);
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});

/** Runs the targets as one Nx task graph and prints the result of each task. */
async function runTargets(targets, isFull) {
  rmSync(join(NX_CACHE, 'run.json'), { force: true });
  for (const project of projectFolders())
    rmSync(join(ROOT, project, 'test-results'), { recursive: true, force: true });
  const environment = { ...buildEnvironment(), ...(isFull && { FULL_MATRIX: 'true' }) };
  const { status, output } = await runCommand(
    'nx',
    [
      'run-many',
      ...['-t', ...targets, `--projects=${[...FIRST_PROJECTS, '*'].join()}`],
      ...['--outputStyle=static', '--nxBail=false'],
    ],
    {
      environment,
      onLine: (line) => /^> nx run /.test(line) && say(line.replace(/^> nx run /, '… ')),
    },
  );
  const runFile = join(NX_CACHE, 'run.json');
  const tasks = existsSync(runFile) ? JSON.parse(readFileSync(runFile, 'utf8')).tasks : [];
  const results = tasks.map(taskResult);
  for (const { name, seconds, passed, failed, failures } of results) {
    for (const failure of failures) say(`\n✗ ${name}: ${failure.trim()}\n`);
    say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  }
  // Nx may fail before its first task, and skips tasks whose dependencies failed.
  if (status !== 0 && results.every(({ failed }) => failed === 0)) {
    say(output);
    results.push({ passed: 0, failed: 1, flaky: [] });
  }
  return results;
}

/** Counts a task's test cases; a task without a report counts as one check. */
function taskResult({ taskId, target, projectName, hash, status, startTime, endTime }) {
  const output = () => readFileSync(join(NX_CACHE, 'terminalOutputs', hash), 'utf8');
  const report = REPORTS[target] && join(ROOT, folderOf(projectName), REPORTS[target]);
  const result =
    report === undefined
      ? {
          passed: status === 0 ? 1 : 0,
          failed: status === 0 ? 0 : 1,
          failures: status === 0 ? [] : [output()],
          flaky: [],
        }
      : existsSync(report)
        ? READERS[target](JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: 1, failures: [output()], flaky: [] };
  // A failed run without a failed case, and a run without cases.
  const isSilent = result.failed === 0 && (status !== 0 || result.passed === 0);
  return {
    ...result,
    ...(isSilent && { failed: 1, failures: [output()] }),
    name: taskId,
    seconds: Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000),
  };
}

/** A library that has stories and ran none has failed. */
function storiesResult(report) {
  const result = vitestResult(report);
  const ran = new Set(report.testResults.map(({ name }) => /libs\/([^/]+)\//.exec(name)?.[1]));
  const silent = readdirSync(join(ROOT, 'libs')).filter(
    (library) => !ran.has(library) && hasStories(library),
  );
  return {
    ...result,
    failed: result.failed + silent.length,
    failures: [...result.failures, ...silent.map((library) => `No story of ${library} ran.`)],
  };
}

function hasStories(library) {
  const sources = join(ROOT, 'libs', library, 'src');
  return (
    existsSync(sources) &&
    readdirSync(sources, { recursive: true }).some((file) => file.endsWith('.stories.tsx'))
  );
}

function projectFolders() {
  return ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );
}

function folderOf(projectName) {
  const named = (folder) => {
    const manifest = join(ROOT, folder, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).nx?.name === projectName;
  };
  return projectFolders().find((folder) => basename(folder) === projectName || named(folder)) ?? '.';
}
