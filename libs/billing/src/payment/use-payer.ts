import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/shell-layout';
import { useBilledApp } from '../billed-app/use-billed-app';
import { BILLING_ACCESS } from '../contract';

/** An app whose billing info and payment methods a page is about. */
export interface Payer {
  appId: string;
  /** The address of the page. */
  page: string;
  /** What it takes to change how the app is billed. */
  toChange: Requirement;
}

const TO_CHANGE: Requirement = { access: BILLING_ACCESS, change: true };

/** The app in the address, or below `/apps/billing` the admin app, which pays like any other. @see spec 7.4 */
export function usePayer(): Payer {
  const { appId, base } = useBilledApp();
  return appId === undefined
    ? { appId: ADMIN_APP_ID, page: `${base}/payment`, toChange: TO_CHANGE }
    : { appId, page: `${base}/billing`, toChange: TO_CHANGE };
}
