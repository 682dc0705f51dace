import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { useActionDenial } from '@console/shell-layout';
import { useParams } from 'react-router';
import { AUDIT_LOG_ACCESS } from '../contract';

const REQUIRES: Requirement = { access: AUDIT_LOG_ACCESS };

/** @see spec 6 */
export function useAuditLogAccess() {
  const { appId = ADMIN_APP_ID } = useParams();
  const denial = useActionDenial(REQUIRES);
  return { appId, isOfAllApps: appId === ADMIN_APP_ID, requires: REQUIRES, denial };
}
