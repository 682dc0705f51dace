import { stripVTControlCharacters } from 'node:util';

const LINES_PER_FAILURE = 25;

/**
 * The result of a JSON report of Vitest. A test that passed at a second try has passed and is listed in `flaky`; a file
 * that failed before its first test counts as one failure.
 */
export function vitestResult({ testResults }) {
  const cases = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name} › ${test.fullName}` })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = cases.filter(({ status }) => status === 'failed');
  const passed = cases.filter(({ status }) => status === 'passed');
  return {
    passed: passed.length,
    failed: failed.length + broken.length,
    failures: [
      ...broken.map(({ name, message }) => `${name}\n${excerpt(message)}`),
      ...failed.map(({ name, failureMessages }) => `${name}\n${excerpt(failureMessages.join('\n'))}`),
    ],
    flaky: passed
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ name, failureMessages }) => `${name}: ${firstLine(failureMessages[0])}`),
  };
}

/** The result of a JSON report of Playwright. Failures include the attached text of the page, see `watched-test.ts`. */
export function playwrightResult({ stats, errors, suites }) {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => excerpt(message)),
      ...specs
        .filter(({ ok }) => !ok)
        .map(
          (spec) =>
            `${titleOf(spec)}\n${messagesOf(spec).map(excerpt).join('\n')}\n${pagesOf(spec).join('\n')}`,
        ),
    ],
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${titleOf(spec)}: ${firstLine(messagesOf(spec)[0])}`),
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

const titleOf = ({ file, line, title }) => `${file}:${line} › ${title}`;
const resultsOf = ({ tests }) => tests.flatMap(({ results }) => results);
const messagesOf = (spec) => resultsOf(spec).flatMap(({ errors }) => errors.map(({ message }) => message));

function pagesOf(spec) {
  return resultsOf(spec)
    .flatMap(({ attachments }) => attachments)
    .filter(({ name, body }) => name === 'page' && body !== undefined)
    .map(({ body }) => `The page at the end:\n${Buffer.from(body, 'base64').toString()}`);
}

/** Storybook links to itself before the message of a failed story. */
function excerpt(message = '') {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('Click to debug the error'))
    .slice(0, LINES_PER_FAILURE)
    .join('\n');
}

function firstLine(message) {
  return excerpt(message).split('\n')[0];
}
