import { ADMIN_APP_ID } from '@console/http';
import { PageHeader } from '@console/ui';
import { useConsole, useAppDetail, useScreenVisible } from '@console/shell-layout';
import { useState, type ComponentType, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import type { CatalogModule } from '../catalog/media-modules';
import { UnconnectedModule } from './unconnected-module';
import { RunningModule, type RunningModuleProps } from './running-module';

/**
 * The page of a remote module, or of one that is not connected.
 *
 * @param depth number of path segments of the module's route
 */
export function modulePageOf(module: CatalogModule, depth: number): ComponentType {
  return function ModulePage() {
    const { t } = useTranslation('modules');
    const { config } = useConsole();
    const { appId = ADMIN_APP_ID } = useParams();
    const { pathname } = useLocation();
    // Read once: behind another page the location is that page's.
    const [base] = useState(() =>
      pathname
        .split('/')
        .slice(0, depth + 1)
        .join('/'),
    );
    const title = t(`routes.${module.key}`);
    const connected = config.modules[module.path];

    return (
      <>
        <PageHeader title={title} {...(!connected && { description: t(`purpose.${module.key}`) })} />
        {connected ? (
          <ConnectedModule path={module.path} title={title} connected={connected} appId={appId} base={base} />
        ) : (
          <UnconnectedModule path={module.path} productPath={base.slice(0, -module.path.length - 1)} />
        )}
      </>
    );
  };
}

/** Runs a module until the session ends or another app is opened; pages without an app keep it alive. */
function ConnectedModule(props: Omit<RunningModuleProps, 'token'>) {
  const { session } = useConsole();
  const shown = useScreenVisible();
  const subscribe = (listener: () => void) => session.subscribe(listener);
  const token = useSyncExternalStore(subscribe, () => session.token);
  const { appId } = useAppDetail();
  const isLeft = !shown && appId !== props.appId && appId !== ADMIN_APP_ID;
  if (token === null || isLeft) return null;
  return <RunningModule token={token} {...props} />;
}
