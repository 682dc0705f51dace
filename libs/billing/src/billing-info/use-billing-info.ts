import { ADMIN_APP_ID, hasStatus } from '@console/http';
import type { ReadQuery } from '@console/ui/form';
import { useGetAppBillingInfoQuery, useGetBillingInfoQuery } from '../api/payment-api';
import { usePayer } from '../billed-app';
import type { BillingInfo } from '../contract';

/**
 * Falls back to the specification's call for the admin app on platforms without the extension. Read-only
 * without `etag`.
 */
export function useBillingInfo(): ReadQuery<BillingInfo & { etag?: string }> {
  const { appId } = usePayer();
  const ofAnyApp = useGetAppBillingInfoQuery({ appId });
  const lacksExtension = hasStatus(ofAnyApp.error, 404);
  const ofAdminApp = useGetBillingInfoQuery({}, { skip: !lacksExtension || appId !== ADMIN_APP_ID });
  if (!lacksExtension) return ofAnyApp;
  const { error, refetch } = ofAdminApp.isUninitialized ? ofAnyApp : ofAdminApp;
  return { currentData: ofAdminApp.currentData, error, refetch };
}
