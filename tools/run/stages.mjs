import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildEnvironment } from './builds.mjs';
import { runCommand } from './command.mjs';
import {
  flakyCases,
  flakyJourneys,
  nxTasks,
  pagesOfFailures,
  playwrightCases,
  taskCount,
  vitestCases,
  withoutStories,
} from './test-results.mjs';
import { projectEnvironment, ROOT } from './workspace.mjs';

const PLAYWRIGHT_REPORT = join(ROOT, 'node_modules/.signalbox/playwright.json');

/**
 * The stages of `npm test`, in order. Each resolves with its counts, a few lines on what passed, the whole output of
 * each that failed, and the names of the tests that passed at a second try only.
 */
export const STAGES = [
  { name: 'format', run: () => check('prettier', ['--check', '--log-level=warn', '.']) },
  { name: 'lint', run: () => targets('lint') },
  { name: 'types', run: () => targets('typecheck') },
  { name: 'tests', run: tests },
  { name: 'builds', run: () => targets('build', buildEnvironment()) },
  { name: 'size', needs: 'builds', run: () => check('node', ['tools/run/size.mjs']) },
  { name: 'journeys', needs: 'builds', run: journeys },
];

/** One command that either passes or fails; what it says when it passes is worth reading too. */
async function check(command, args) {
  const { status, output } = await runCommand(command, args);
  return status === 0
    ? { passed: 1, failed: 0, lines: output.split('\n').filter(Boolean), failures: [] }
    : { passed: 0, failed: 1, lines: [], failures: [output] };
}

/** A target of every project that has it; each project counts as one check. */
async function targets(target, environment) {
  const count = ({ failed }) => ({ passed: failed ? 0 : 1, failed: failed ? 1 : 0 });
  return nxStage(target, count, environment);
}

/** Unit, component and story tests; each case counts. A library that has stories but ran none counts as failed. */
async function tests() {
  const result = await nxStage('test', (task) => taskCount(task, vitestCases(task.output)));
  const silent = withoutStories(result.tasks, librariesWithStories());
  return {
    ...result,
    flaky: result.tasks.flatMap(({ id, output }) => flakyCases(output).map((name) => `${id} ${name}`)),
    failed: result.failed + silent.length,
    failures: [...result.failures, ...silent.map((library) => `No story of ${library} ran as a test.`)],
  };
}

function librariesWithStories() {
  return readdirSync(join(ROOT, 'libs')).filter((library) => {
    const sources = join(ROOT, 'libs', library, 'src');
    return (
      existsSync(sources) &&
      readdirSync(sources, { recursive: true }).some((file) => file.endsWith('.stories.tsx'))
    );
  });
}

async function nxStage(target, count, environment = projectEnvironment()) {
  const args = ['run-many', '-t', target, '--outputStyle=static', '--parallel=2'];
  const { status, output } = await runCommand('nx', args, { environment });
  const tasks = nxTasks(output).filter(({ id }) => id.endsWith(`:${target}`));
  const counts = tasks.map((task) => ({ ...task, ...count(task) }));
  const failures = counts.filter(({ failed }) => failed > 0);
  // Nx may fail before it comes to any task.
  const silent = status !== 0 && failures.length === 0;
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: silent ? 1 : failures.reduce((total, { failed }) => total + failed, 0),
    lines: counts.filter(({ failed }) => failed === 0).map(({ id, passed }) => `✓ ${id} ${passed}`),
    failures: silent ? [output] : failures.map((task) => `${task.id}\n${task.output}`),
    tasks,
  };
}

/** Whole journeys in a browser against the built servers; each test counts. */
async function journeys() {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  mkdirSync(dirname(PLAYWRIGHT_REPORT), { recursive: true });
  const { status, output } = await runCommand('playwright', ['test', '--reporter=list,json'], {
    cwd: join(ROOT, 'apps/console-e2e'),
    environment: projectEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT }),
  });
  const report = existsSync(PLAYWRIGHT_REPORT)
    ? JSON.parse(readFileSync(PLAYWRIGHT_REPORT, 'utf8'))
    : undefined;
  const cases = report ? playwrightCases(report) : { passed: 0, failed: 0 };
  const counts = taskCount({ failed: status !== 0 }, cases);
  return {
    ...counts,
    lines: [],
    flaky: flakyJourneys(report ?? {}),
    failures: counts.failed > 0 ? [output, ...pagesOfFailures(report ?? {})] : [],
  };
}
