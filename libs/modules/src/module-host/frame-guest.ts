import type { RuntimeConfig } from '@console/http/contract';
import { connectToHost, windowTransport } from '@console/host-protocol';
import { entryAddress } from './module-address';
import { BY_IMPORT } from './module-loading';
import { mountInPage } from './mount-in-page';

/**
 * Mounts the module named in this page's query, with the surrounding console as host. A failure requests a
 * reload.
 *
 * @throws Error if no such module is configured or no host responds
 */
export async function mountFramedModule(
  area: HTMLElement,
  { modules }: Pick<RuntimeConfig, 'modules'>,
): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const connected = new Map(Object.entries(modules)).get(query.get('module') ?? '');
  if (connected?.transport !== 'page') throw new Error('No such module is connected.');

  const { origin } = window.location;
  const host = await connectToHost(windowTransport({ self: window, peer: window.parent, origin }));
  const { lang } = host.state().meta;
  document.documentElement.lang = lang;
  mountInPage({
    area,
    address: entryAddress(connected.entry, Number(query.get('attempt'))),
    host,
    loading: BY_IMPORT,
    onStatus: (status) => {
      if (status.state === 'failed') host.emit({ type: 'reload' });
    },
  });
}
