import { ADMIN_APP_ID, API_GROUP_IDS, type ApiGroupId, type Operation } from '@console/http/contract';
import type { Role } from './roles';

export type ExpectedAccess = 'allowed' | 401 | 403;

/** Scope of API groups without a reach. Duplicates the implementation, so that changes are deliberate. */
const COUNTS_IN: Record<ApiGroupId, 'the admin app' | 'any app'> = {
  'admin-tenant-app': 'the admin app',
  'admin-management': 'the admin app',
  'admin-user': 'the admin app',
  'admin-library': 'any app',
  'admin-machine': 'any app',
  'admin-ssai': 'any app',
  'admin-lrm': 'any app',
  'admin-transcode': 'any app',
  'admin-interactive': 'any app',
  'admin-livestream': 'any app',
  'admin-vod': 'any app',
  management: 'any app',
};

const STAFF_GROUPS = API_GROUP_IDS.filter((group) => group !== 'management');

/** Enrolled operations about one app, for its members and staff. */
const MEMBERS_ONLY: readonly string[] = ['getUserDetail', 'getAppDetail'];

/** The result that the declaration promises for a call in an app. */
export function expectedAccess(operation: Operation, role: Role, appId: string): ExpectedAccess {
  const { access, appParam, method, name } = operation;
  if (access === 'public') return 'allowed';
  if (access === 'pending') return role.session === 'pending' ? 'allowed' : 401;
  if (access === 'app-key') return 401;
  if (role.session !== 'main') return 401;
  if (access === 'session') return 'allowed';
  if (!role.enrolled) return 403;
  if (role.viewOnly && method !== 'GET') return 403;
  const held = role.holds[appId];
  const inAdminApp = appId === ADMIN_APP_ID;
  if (access === 'enrolled') {
    const isStaff = STAFF_GROUPS.some((group) => role.holds[ADMIN_APP_ID]?.includes(group));
    return !MEMBERS_ONLY.includes(name) || inAdminApp || held || isStaff ? 'allowed' : 403;
  }

  // In the admin app, calls without an app in the path cover all of the caller's apps.
  const myApps = Object.entries(role.holds).filter(([app]) => app !== ADMIN_APP_ID);
  const isOwn = (group: ApiGroupId) => myApps.some(([, groups]) => groups?.includes(group));
  if (inAdminApp && appParam === undefined && typeof access === 'object') {
    const own = API_GROUP_IDS.filter((group) => [access[group] ?? []].flat().includes('own-app'));
    if (own.some(isOwn)) return 'allowed';
  }
  const counts = (held ?? []).some((group) => {
    if (typeof access === 'string') {
      return group === access && (inAdminApp || COUNTS_IN[access] === 'any app');
    }
    return [access[group] ?? []].flat().some((reach) => (reach === 'own-app' ? !inAdminApp : inAdminApp));
  });
  // Staff permissions apply in every app.
  const byStaff = STAFF_GROUPS.filter((group) => role.holds[ADMIN_APP_ID]?.includes(group)).some((group) =>
    typeof access === 'string'
      ? group === access
      : [access[group] ?? []].flat().some((reach) => reach === 'every-app' || reach === 'tenant-apps'),
  );
  return counts || byStaff ? 'allowed' : 403;
}
