import { useConsole, useScreenVisible } from '@console/shell-layout';
import { useSyncExternalStore } from 'react';
import { RunningModule, type RunningModuleProps } from './running-module';

/** Runs a module until the session ends or the user leaves its app; other pages of the app keep it alive. */
export function ConnectedModule(props: Omit<RunningModuleProps, 'token'>) {
  const { session } = useConsole();
  const shown = useScreenVisible();
  const subscribe = (listener: () => void) => session.subscribe(listener);
  const token = useSyncExternalStore(subscribe, () => session.token);
  const currentApp = useSyncExternalStore(subscribe, () => session.appId);
  if (token === null || (!shown && currentApp !== props.appId)) return null;
  return <RunningModule token={token} {...props} />;
}
