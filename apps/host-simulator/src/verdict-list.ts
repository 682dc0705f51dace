import type { ConformanceReport } from '@console/host-protocol/conformance';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** The verdicts as they are: ids and sentences of the suite, for developers. */
export function verdictList({ of, carrier, version, verdicts }: ConformanceReport): HTMLElement {
  const list = document.createElement('ol');
  list.setAttribute('aria-label', `shell-host ${String(version)}: ${of}, ${carrier}`);
  list.append(
    ...verdicts.map((verdict) => {
      const line = document.createElement('li');
      line.dataset['result'] = verdict.result;
      line.textContent = [
        MARKS[verdict.result],
        verdict.id,
        verdict.asks,
        ...(verdict.result === 'passed' ? [] : [verdict.reason]),
      ].join(' ');
      return line;
    }),
  );
  return list;
}
