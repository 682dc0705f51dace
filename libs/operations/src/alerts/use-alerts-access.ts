import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { useParams } from 'react-router';
import { ALERTS_ACCESS } from '../contract';

const CHANGES: Requirement = { access: ALERTS_ACCESS, change: true };

/** @see spec 3.6, 6 */
export function useAlertsAccess() {
  const { appId = ADMIN_APP_ID } = useParams();
  return { appId, isOfAllApps: appId === ADMIN_APP_ID, changes: CHANGES };
}
