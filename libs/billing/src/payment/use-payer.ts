import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/shell-layout';
import { useBilledApp } from '../billed-app/use-billed-app';
import { useIsOwnApp } from '../billed-app/use-is-own-app';

/** An app whose billing info and payment methods a page is about. */
export interface Payer {
  appId: string;
  /** The address of the page. */
  page: string;
  /** What it takes to change how the app is billed. */
  toChange: Requirement;
}

const BY_OWN_MANAGERS: Requirement = { permission: 'management', own: true, change: true };

/**
 * The app in the address, or the admin app, which pays like any other, below `/apps/billing`. Staff look after every app’s
 * billing, and an app’s own managers after theirs. @see docs/behaviour.md 7.4
 */
export function usePayer(): Payer {
  const { appId, base, permission } = useBilledApp();
  const isOwn = useIsOwnApp();
  const byStaff = { permission, change: true };
  if (appId === undefined) return { appId: ADMIN_APP_ID, page: `${base}/payment`, toChange: byStaff };
  return { appId, page: `${base}/billing`, toChange: isOwn ? BY_OWN_MANAGERS : byStaff };
}
