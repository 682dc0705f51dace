import { ADMIN_APP_ID } from '@console/http';
import { useActObstacle, type Requirement } from '@console/shell-layout';
import { useParams } from 'react-router';

const permission = 'admin-machine';

/**
 * Of which app the page is, and what keeps the person from its alerts: staff look after those of every app, an app's own
 * people after theirs. @see docs/behaviour.md 3.6, 6
 */
export function useAlertsAccess() {
  const { appId = ADMIN_APP_ID } = useParams();
  const isOfAllApps = appId === ADMIN_APP_ID;
  const asStaff = useActObstacle({ permission });
  const asOwn = useActObstacle({ permission, own: true });
  const isOwn = !isOfAllApps && asStaff !== undefined;
  const changes: Requirement = { permission, change: true, ...(isOwn && { own: true }) };
  return { appId, isOfAllApps, obstacle: isOwn ? asOwn : asStaff, changes };
}
