import type { MountGuest } from '@console/host-protocol';
import { checkHost } from '@console/host-protocol/conformance';
import { verdictList } from './verdict-list';

/** A guest that does nothing but ask its host, clause by clause, and shows the verdicts. */
export const mount: MountGuest = async (element, host) => {
  const list = verdictList(await checkHost(host));
  element.append(list);
  return () => {
    list.remove();
  };
};
