import { ADMIN_APP_ID } from '@console/http';
import { useAppDetail, useConsole, useScreenVisible } from '@console/shell-layout';
import { useSyncExternalStore } from 'react';
import { RunningModule, type RunningModuleProps } from './running-module';

/** Runs a module until the session ends or another app is opened; pages without an app keep it alive. */
export function ConnectedModule(props: Omit<RunningModuleProps, 'token'>) {
  const { session } = useConsole();
  const shown = useScreenVisible();
  const subscribe = (listener: () => void) => session.subscribe(listener);
  const token = useSyncExternalStore(subscribe, () => session.token);
  const { appId } = useAppDetail();
  const isLeft = !shown && appId !== props.appId && appId !== ADMIN_APP_ID;
  if (token === null || isLeft) return null;
  return <RunningModule token={token} {...props} />;
}
