import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** What Storybook puts before the message of a failed story. */
const STORYBOOKS_LINK = 'Click to debug the error';

/** Names each test that passed at its second try only, and what the first one died of; `npm test` repeats it in its summary. */
export const flakyReporter: Reporter = {
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) console.log(flakyLine(testCase));
  },
};

function flakyLine(testCase: TestCase): string {
  const [error] = testCase.result().errors ?? [];
  const said = stripVTControlCharacters(error?.message ?? '').split('\n');
  const reason = said.find((line) => line.trim() !== '' && !line.startsWith(STORYBOOKS_LINK)) ?? '';
  return `flaky: ${testCase.module.relativeModuleId} › ${testCase.fullName}: ${reason}`;
}
