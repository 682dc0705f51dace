import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useEffect } from 'react';
import { CodeFailure } from '../routes/code-failure';
import { CodeFailurePage } from './code-failure-page';
import { StatusPage } from './status-page';

/** Stands in for a screen that threw. An error without a valid status counts as 500. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (error instanceof CodeFailure) return <CodeFailurePage />;
  return <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
