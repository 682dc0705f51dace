import type { MountGuest } from '@console/shell-layout/shell-host';
import { checkHost } from '@console/shell-layout/shell-host/conformance';
import { verdictList } from './verdict-list';

/** A guest that does nothing but ask its host, clause by clause, and shows the verdicts. */
export const mount: MountGuest = async (element, host) => {
  const list = verdictList(await checkHost(host));
  element.append(list);
  return () => {
    list.remove();
  };
};
