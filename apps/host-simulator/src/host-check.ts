import type { MountGuest } from '@console/host-protocol';
import { checkHost } from '@console/host-protocol/conformance';
import { resultList } from './result-list';

/** A guest that checks its host and lists the results. */
export const mount: MountGuest = async (element, host) => {
  const list = resultList(await checkHost(host));
  element.append(list);
  return () => {
    list.remove();
  };
};
