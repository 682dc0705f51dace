import { ADMIN_APP_ID } from '@console/http';
import { useActObstacle, type Requirement } from '@console/shell-layout';
import { useParams } from 'react-router';

/**
 * Of which app the log is, and what keeps the person from it: staff see what was done in every app, who manages an app what
 * was done in that one. @see docs/behaviour.md 6
 */
export function useAuditLogAccess() {
  const { appId = ADMIN_APP_ID } = useParams();
  const isOfAllApps = appId === ADMIN_APP_ID;
  const asStaff = useActObstacle({ permission: 'admin-management' });
  const asOwn = useActObstacle({ permission: 'management', own: true });
  const isOwn = !isOfAllApps && asStaff !== undefined;
  const requires: Requirement = isOwn
    ? { permission: 'management', own: true }
    : { permission: 'admin-management' };
  return {
    appId,
    isOfAllApps,
    permission: isOwn ? ('management' as const) : ('admin-management' as const),
    requires,
    obstacle: isOwn ? asOwn : asStaff,
  };
}
