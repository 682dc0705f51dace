import type { MountGuest } from '@console/host-protocol';
import { checkFrameHost, checkHost, type ConformanceReport } from '@console/host-protocol/conformance';
import { parentTransport } from './parent-transport';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** A guest that checks its host and lists the results. */
export const mount: MountGuest = async (element, host) => {
  const list = resultList(await checkHost(host));
  element.append(list);
  return () => list.remove();
};

/** The same in a frame. */
export async function checkParent(): Promise<void> {
  document.body.append(resultList(await checkFrameHost(parentTransport())));
}

function resultList({ subject, transport, version, results }: ConformanceReport): HTMLElement {
  const list = document.createElement('ol');
  list.setAttribute('aria-label', `shell-host ${version}: ${subject}, ${transport}`);
  for (const { id, requirement, outcome, reason = '' } of results) {
    const item = document.createElement('li');
    item.textContent = `${MARKS[outcome]} ${id} ${requirement} ${reason}`;
    list.append(item);
  }
  return list;
}
