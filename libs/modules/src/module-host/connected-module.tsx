import { useConsole, useScreenVisible } from '@console/shell-layout';
import { useSyncExternalStore } from 'react';
import { RunningModule, type RunningModuleProps } from './running-module';

/**
 * A module, for as long as it may run: it is kept behind other pages of the console while the person works in its app, and
 * goes with the session and with the app.
 */
export function ConnectedModule(props: Omit<RunningModuleProps, 'token'>) {
  const { session } = useConsole();
  const shown = useScreenVisible();
  const subscribe = (listener: () => void) => session.subscribe(listener);
  const token = useSyncExternalStore(subscribe, () => session.token);
  const currentApp = useSyncExternalStore(subscribe, () => session.appId);
  if (token === null || (!shown && currentApp !== props.appId)) return null;
  return <RunningModule token={token} {...props} />;
}
