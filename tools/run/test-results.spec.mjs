import { describe, expect, it } from 'vitest';
import {
  flakyCases,
  flakyJourneys,
  flakySummary,
  nxTasks,
  pagesOfFailures,
  playwrightCases,
  sum,
  taskCount,
  vitestCases,
  withoutStories,
} from './test-results.mjs';

const FAILED_RUN = `
 NX   Running target test for 3 projects:

- auth
- http
- run


> nx run auth:test  [local cache]

> vitest run\r

 Test Files  2 passed (2)
\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m12 passed\u001B[39m\u001B[22m\u001B[90m (12)\u001B[39m

> nx run http:test

> vitest run

      Tests  1 failed | 30 passed | 2 skipped (33)
- not:a-task-id of the ending
Warning: command "vitest run" exited with non-zero status code


 NX   Running target test for 3 projects failed

Tasks not run because their dependencies failed or --nx-bail=true:

- run:test

Failed tasks:

- http:test

  Run duration:      11.0s
`;

describe('the output of Nx', () => {
  it('gives each task with what it printed and how it ended', () => {
    const tasks = nxTasks(FAILED_RUN);
    expect(tasks.map(({ id, failed }) => [id, failed])).toEqual([
      ['auth:test', false],
      ['http:test', true],
      ['run:test', true],
    ]);
    expect(vitestCases(tasks[0].output)).toEqual({ passed: 12, failed: 0 });
    expect(tasks[1].output).toContain('exited with non-zero');
    expect(tasks[1].output).not.toContain('Run duration');
    expect(tasks[2].output).toBe('Not run.');
  });

  it('gives the tasks after a line that looks like its ending', () => {
    const text = '> nx run a:test\n\n NX   said by a test\n\n> nx run b:test\n\n      Tests  2 passed (2)\n';
    const tasks = nxTasks(text);
    expect(tasks.map(({ id }) => id)).toEqual(['a:test', 'b:test']);
    expect(vitestCases(tasks[1].output)).toEqual({ passed: 2, failed: 0 });
  });

  it('without a task gives none', () => {
    expect(nxTasks('\n NX   Failed to process project graph.\n\n- a:b\n')).toEqual([]);
  });
});

describe('test cases', () => {
  it.each([
    ['      Tests  1 failed | 30 passed | 2 skipped (33)', 30, 1],
    ['      Tests  4 failed (4)', 0, 4],
    [' Test Files  1 failed (1)\n      Tests  no tests', 0, 0],
    ['', 0, 0],
  ])('are read from %j', (output, passed, failed) => {
    expect(vitestCases(output)).toEqual({ passed, failed });
  });

  it('of Playwright count once each, those that pass at a second try only as well', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 1 };
    expect(playwrightCases({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 2 });
  });
});

describe('a test that passes at a second try only', () => {
  const attempt = (status, ...messages) => ({ status, errors: messages.map((message) => ({ message })) });
  const journey = (title, status, ...results) => ({
    title,
    file: 'shell/layout.spec.ts',
    line: 7,
    tests: [{ status, results }],
  });

  it('is named by the line that its run has printed', () => {
    const output =
      ' ✓ a.stories.tsx\nflaky: src/a.stories.tsx › Filled: Timeout\nnot flaky: b\n Tests  2 passed (2)';
    expect(flakyCases(output)).toEqual(['src/a.stories.tsx › Filled: Timeout']);
  });

  it('is named from the report of the journeys, with what the first try died of', () => {
    const report = {
      suites: [
        {
          specs: [journey('passes', 'expected', attempt('passed'))],
          suites: [
            {
              specs: [
                journey(
                  'stumbles',
                  'flaky',
                  attempt('failed', '\u001B[31mTimeout\u001B[39m\nat b'),
                  attempt('passed'),
                ),
                journey('fails', 'unexpected', attempt('failed', 'x'), attempt('failed', 'x')),
              ],
            },
          ],
        },
      ],
    };
    expect(flakyJourneys(report)).toEqual(['shell/layout.spec.ts:7 › stumbles: Timeout']);
    expect(flakyJourneys({})).toEqual([]);
  });

  it('is told of in the summary', () => {
    expect(flakySummary([{ flaky: ['a: b'] }, {}, { flaky: [] }])).toEqual([
      '\n1 flaky, passed at the second try only:',
      '  ⚠ a: b',
    ]);
    expect(flakySummary([{ flaky: [] }])).toEqual([]);
  });
});

describe('a failed journey', () => {
  const shown = (text) => ({
    name: 'page',
    contentType: 'text/plain',
    body: Buffer.from(text).toString('base64'),
  });
  const spec = (title, ok, ...attachments) => ({
    title,
    ok,
    file: 'shell/layout.spec.ts',
    line: 7,
    tests: [{ results: [{ attachments: [{ name: 'screenshot', path: 'shot.png' }, ...attachments] }] }],
  });

  it('tells where each of its pages was, and what that showed', () => {
    const report = {
      suites: [
        {
          specs: [spec('passes', true, shown('http://a/'))],
          suites: [
            { specs: [spec('fails', false, shown('http://b/\n- heading "Đài"'), shown('http://c/'))] },
          ],
        },
      ],
    };
    expect(pagesOfFailures(report)).toEqual([
      'shell/layout.spec.ts:7 › fails, in the end:\nhttp://b/\n- heading "Đài"',
      'shell/layout.spec.ts:7 › fails, in the end:\nhttp://c/',
    ]);
  });

  it('without a report tells nothing', () => {
    expect(pagesOfFailures({})).toEqual([]);
  });
});

describe('stories', () => {
  it('are missing of each library that ran none', () => {
    const tasks = [
      { id: 'auth:test', output: ' ✓  storybook (chromium)  src/sign-in/sign-in-page.stories.tsx (5 tests)' },
      { id: 'i18n:test', output: ' ✓  unit  src/dates.spec.ts (5 tests)' },
      { id: 'shell-layout:test', output: 'Not run.', failed: true },
    ];
    expect(withoutStories(tasks, ['auth', 'i18n', 'http', 'shell-layout'])).toEqual(['i18n', 'http']);
  });
});

describe('the sum', () => {
  it('counts a task that failed before its first case', () => {
    expect(taskCount({ failed: true }, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
    expect(taskCount({ failed: true }, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
    expect(taskCount({ failed: false }, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a task that ran no case as failed', () => {
    expect(taskCount({ failed: false }, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });

  it('is over all stages', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4, lines: [] },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});
