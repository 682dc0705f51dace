import { describe, expect, it } from 'vitest';
import { playwrightResult, vitestResult } from './test-results.mjs';

const test = (status, failureMessages = []) => ({ fullName: status, status, failureMessages });

describe('the result of Vitest', () => {
  it('counts cases and lists failures and second tries', () => {
    const report = {
      testResults: [
        {
          name: 'a.spec.ts',
          status: 'failed',
          assertionResults: [
            test('passed'),
            test('passed', ['\u001B[31mTimed out\u001B[39m\nat a.ts:1']),
            test('failed', ['Click to debug the error: http://localhost\n\nexpected 1']),
            test('skipped'),
          ],
        },
      ],
    };
    expect(vitestResult(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.spec.ts › failed\nexpected 1'],
      flaky: ['a.spec.ts › passed: Timed out'],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      testResults: [{ name: 'a.spec.ts', status: 'failed', message: 'No module b', assertionResults: [] }],
    };
    expect(vitestResult(report)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['a.spec.ts\nNo module b'],
    });
  });
});

describe('the result of Playwright', () => {
  const spec = (title, ok, status, results) => ({
    title,
    ok,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status, results }],
  });
  const failed = { errors: [{ message: 'expected 1\ngot 2' }], attachments: [] };

  it('counts cases and lists failures with the page, and second tries', () => {
    const page = { name: 'page', body: Buffer.from('heading "Apps"').toString('base64') };
    const report = {
      stats: { expected: 4, flaky: 1, unexpected: 1 },
      errors: [{ message: 'No server' }],
      suites: [
        {
          specs: [spec('retried', true, 'flaky', [failed])],
          suites: [{ specs: [spec('failed', false, 'unexpected', [{ ...failed, attachments: [page] }])] }],
        },
      ],
    };
    expect(playwrightResult(report)).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        'No server',
        'a.spec.ts:3 › failed\nexpected 1\ngot 2\nThe page at the end:\nheading "Apps"',
      ],
      flaky: ['a.spec.ts:3 › retried: expected 1'],
    });
  });
});
