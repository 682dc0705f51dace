import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import { useGetAppBillingInfoQuery, useGetBillingInfoQuery } from '../api/billing-info-api';
import type { BillingInfo } from '../contract';
import { usePayer } from '../payment/use-payer';

interface BillingInfoRead {
  /** Without an `etag` it can be read and not changed. */
  info: (BillingInfo & { etag?: string }) | undefined;
  /** The platform does not tell of this app. */
  isMissing: boolean;
  error: ConsoleError | undefined;
  refetch: () => void;
}

/**
 * How the app that the page is about is billed. A platform without the extension still tells of the app that calls are made
 * in, the admin app, by the specification’s own call.
 */
export function useBillingInfo(): BillingInfoRead {
  const { appId } = usePayer();
  const ofAnyApp = useGetAppBillingInfoQuery({ appId });
  const lacksExtension = isMissing(ofAnyApp.error);
  const ofAdminApp = useGetBillingInfoQuery({}, { skip: !lacksExtension || appId !== ADMIN_APP_ID });
  const asked = ofAdminApp.isUninitialized ? ofAnyApp : ofAdminApp;
  const { error } = asked;
  return {
    info: lacksExtension ? ofAdminApp.currentData : ofAnyApp.currentData,
    isMissing: isMissing(error),
    error: error && 'kind' in error ? error : undefined,
    refetch: () => {
      void asked.refetch();
    },
  };
}

function isMissing(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'refused' && error.status === 404;
}
