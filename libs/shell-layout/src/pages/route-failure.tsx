import { StateBlock } from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { CodeLoadError } from '../routes/route-handle';
import { useConsole } from '../services/console-services';

// Rarely needed.
const StatusPage = lazyComponent(async () => (await import('./status-page')).StatusPage);

/** Error page of a screen that threw. An error without a valid status counts as 500. */
export function RouteFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (error instanceof CodeLoadError) return <CodeFailurePage />;
  return (
    <StatusPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      // The same address restarts the page.
      onRetry={() => void navigate(location, { replace: true })}
    />
  );
}

/** Error page of a screen whose code could not be loaded, even after a reload. @see spec 4.8 */
export function CodeFailurePage() {
  const { t } = useTranslation('shell');
  const { reload } = useConsole();

  return (
    <StateBlock
      illustration="failed"
      title={<h1 style={{ margin: 0, fontSize: 'inherit' }}>{t('status.unloaded.title')}</h1>}
      action={
        <Button type="primary" onClick={reload}>
          {t('status.unloaded.action')}
        </Button>
      }
    >
      {t('status.unloaded.message')}
    </StateBlock>
  );
}
