import { lazyComponent } from '@console/ui/lazy';
import { useCallback, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { useConsole } from '../services/console-services';

const HostSessionOver = lazyComponent(async () => (await import('./host-session-ended')).HostSessionEnded);

/** The open page. A guest without its host's session shows none and no sign-in page. */
export function SessionOutlet() {
  const { host, reload, session } = useConsole();
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const token = useSyncExternalStore(subscribe, () => session.token);
  return host && token === null ? <HostSessionOver onRetry={host.retrySession ?? reload} /> : <Outlet />;
}
