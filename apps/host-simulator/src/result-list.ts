import type { ConformanceReport } from '@console/host-protocol/conformance';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

export function resultList({ subject, transport, version, results }: ConformanceReport): HTMLElement {
  const list = document.createElement('ol');
  list.setAttribute('aria-label', `shell-host ${version}: ${subject}, ${transport}`);
  for (const { id, requirement, outcome, reason = '' } of results) {
    const item = document.createElement('li');
    item.textContent = `${MARKS[outcome]} ${id} ${requirement} ${reason}`;
    list.append(item);
  }
  return list;
}
