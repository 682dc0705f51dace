import { stripVTControlCharacters } from 'node:util';

/**
 * The tasks of an `nx run-many` in its static output: each with what it printed and whether it failed. A task that
 * did not run because one that it needs had failed has failed too.
 */
export function nxTasks(text) {
  const tasks = new Map();
  let current;
  let isEnding = false;
  for (const line of stripVTControlCharacters(text).split(/\r*\n/)) {
    const id = /^> nx run (\S+)/.exec(line)?.[1];
    if (id) {
      // A line of a task may look like the ending of them all.
      isEnding = false;
      current = { id, lines: [], failed: false };
      tasks.set(id, current);
    } else if (/^ NX {3}/.test(line) && current) {
      isEnding = true;
    } else if (isEnding) {
      const failed = /^- (\S+:\S+)$/.exec(line)?.[1];
      if (failed)
        tasks.set(failed, { ...(tasks.get(failed) ?? { id: failed, lines: ['Not run.'] }), failed: true });
    } else {
      current?.lines.push(line);
    }
  }
  return [...tasks.values()].map(({ id, lines, failed }) => ({
    id,
    output: lines.join('\n').trim(),
    failed,
  }));
}

/** The test cases that Vitest's closing lines report. */
export function vitestCases(output) {
  const summary = /^ *Tests {2}(.*)$/m.exec(output)?.[1] ?? '';
  return { passed: numberBefore('passed', summary), failed: numberBefore('failed', summary) };
}

/** The test cases that passed only at a second try, as `tools/vite/flaky-reporter.ts` names them. */
export function flakyCases(output) {
  return [...output.matchAll(/^flaky: (.*)$/gm)].map(([, name]) => name);
}

/** The test cases of Playwright's JSON report, each once; one that passed only at a second try has passed. */
export function playwrightCases({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The test cases of the report that passed only at a second try, and what the first one died of. */
export function flakyJourneys({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(isFlaky)).map(flakyJourney),
    ...flakyJourneys(suite),
  ]);
}

function isFlaky({ status }) {
  return status === 'flaky';
}

function flakyJourney({ file, line, title, tests }) {
  const messages = tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    .map(({ message }) => message);
  const [reason = ''] = stripVTControlCharacters(messages[0] ?? '').split('\n');
  return `${file}:${line} › ${title}: ${reason}`;
}

/** Where the pages of each failed test were and what they showed, as its attachments in Playwright's JSON report tell. */
export function pagesOfFailures({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).flatMap(pagesOf),
    ...pagesOfFailures(suite),
  ]);
}

function pagesOf({ file, line, title, tests }) {
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
  return attachments
    .filter(({ name, body }) => name === 'page' && body !== undefined)
    .map(({ body }) => `${file}:${line} › ${title}, in the end:\n${Buffer.from(body, 'base64')}`);
}

/** What a task adds to the sum: its test cases. A failed task never counts as nothing, and one without a case failed. */
export function taskCount(task, { passed, failed }) {
  const isFailed = task.failed || passed === 0;
  return { passed, failed: isFailed ? Math.max(failed, 1) : failed };
}

/** The libraries of which no story ran, although nothing else went wrong with them. */
export function withoutStories(tasks, libraries) {
  return libraries.filter((library) => {
    const task = tasks.find(({ id }) => id === `${library}:test`);
    return !task?.failed && !/storybook.*\.stories\.tsx/.test(task?.output ?? '');
  });
}

/** What the summary says of tests that needed a second try: they have passed, and want to be mended. */
export function flakySummary(results) {
  const names = results.flatMap(({ flaky = [] }) => flaky);
  return names.length === 0
    ? []
    : [`\n${names.length} flaky, passed at the second try only:`, ...names.map((name) => `  ⚠ ${name}`)];
}

/** The sum of counts. */
export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function numberBefore(word, text) {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
}
