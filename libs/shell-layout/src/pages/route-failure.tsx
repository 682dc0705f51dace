import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { useEffect } from 'react';
import { lazyComponent } from '@console/ui/lazy';
import { CodeLoadError } from '../routes/code-failure';
import { CodeFailurePage } from './code-failure-page';

// Seldom needed, and the first page would send it.
const StatusPage = lazyComponent(async () => (await import('./status-page')).StatusPage);

/** Stands in for a screen that threw. An error without a valid status counts as 500. */
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
      // The same address once more: the router starts its page again.
      onRetry={() => void navigate(location, { replace: true })}
    />
  );
}
