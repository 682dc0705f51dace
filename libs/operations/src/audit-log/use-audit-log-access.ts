import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { useParams } from 'react-router';
import { AUDIT_LOG_ACCESS } from '../contract';

const REQUIRES: Requirement = { access: AUDIT_LOG_ACCESS };

/** @see spec 6 */
export function useAuditLogAccess() {
  const { appId = ADMIN_APP_ID } = useParams();
  return { appId, isOfAllApps: appId === ADMIN_APP_ID, requires: REQUIRES };
}
