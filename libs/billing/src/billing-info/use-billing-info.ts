import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import { useGetAppBillingInfoQuery, useGetBillingInfoQuery } from '../api/payment-api';
import { usePayer } from '../billed-app';
import type { BillingInfo } from '../contract';

interface BillingInfoRead {
  /** Read-only without `etag`. */
  info: (BillingInfo & { etag?: string }) | undefined;
  isMissing: boolean;
  error: ConsoleError | undefined;
  refetch: () => void;
}

/** Falls back to the specification's own call for the admin app on platforms without the extension. */
export function useBillingInfo(): BillingInfoRead {
  const { appId } = usePayer();
  const ofAnyApp = useGetAppBillingInfoQuery({ appId });
  const lacksExtension = isMissing(ofAnyApp.error);
  const ofAdminApp = useGetBillingInfoQuery({}, { skip: !lacksExtension || appId !== ADMIN_APP_ID });
  const query = ofAdminApp.isUninitialized ? ofAnyApp : ofAdminApp;
  const { error } = query;
  return {
    info: lacksExtension ? ofAdminApp.currentData : ofAnyApp.currentData,
    isMissing: isMissing(error),
    error: error && 'kind' in error ? error : undefined,
    refetch: () => {
      void query.refetch();
    },
  };
}

function isMissing(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'refused' && error.status === 404;
}
