import type { ApiGroupId } from '@console/http/contract';
import { useParams } from 'react-router';

/** What a page about billing is about: one app, or all of them. */
export interface BilledApp {
  /** Undefined where the page is about all apps. */
  appId?: string;
  /** The address of the frame, below which the pages stand. */
  base: string;
  /** The API group that whoever looks after billing has to hold. */
  permission: ApiGroupId;
}

const permission = 'admin-management';

/** The app in the address; none below `/apps/billing`. @see docs/behaviour.md 2.3 */
export function useBilledApp(): BilledApp {
  const { appId } = useParams();
  return appId === undefined
    ? { base: '/apps/billing', permission }
    : { appId, base: `/apps/${encodeURIComponent(appId)}`, permission };
}
