import { API_GROUP_IDS, type ApiGroupId, type Operation } from '@console/http/contract';
import { ADMIN_APP_ID } from '../apps/membership';
import type { Role } from './roles';

export type Verdict = 'let in' | 401 | 403;

/**
 * Where an API group counts that an operation asks for without a reach. Written down here once more, apart from the code
 * that decides: a change of it has to be meant.
 */
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

/**
 * Operations of everybody who is enrolled that are about one app: for its members alone, but for the admin app, where the
 * console works. How another app is subscribed, staff who look after every app may see as well.
 */
const MEMBERS_ONLY: Partial<Record<string, readonly ApiGroupId[]>> = {
  getUserDetail: [],
  getAppDetail: ['admin-tenant-app', 'admin-management'],
};

/** What the declaration promises of a call that is made in the app (by X-App-Id, or by the path where it names one). */
export function expectedVerdict(operation: Operation, role: Role, appId: string): Verdict {
  const { access, appParam, method, name } = operation;
  if (access === 'public') return 'let in';
  if (access === 'pending') return role.session === 'pending' ? 'let in' : 401;
  // A program's: no session of a person stands in for a key.
  if (access === 'app-key') return 401;
  if (role.session !== 'main') return 401;
  if (access === 'session') return 'let in';
  if (!role.enrolled) return 403;
  if (role.viewOnly && method !== 'GET') return 403;
  const held = role.holds[appId];
  const inAdminApp = appId === ADMIN_APP_ID;
  if (access === 'enrolled') {
    const staff = MEMBERS_ONLY[name];
    const isStaff = staff?.some((group) => role.holds[ADMIN_APP_ID]?.includes(group));
    return staff === undefined || inAdminApp || held || isStaff ? 'let in' : 403;
  }

  // Made in the admin app, a call that no path ties to another one is about every app of one's own.
  const ownApps = Object.entries(role.holds).filter(([app]) => app !== ADMIN_APP_ID);
  const isOwn = (group: ApiGroupId) => ownApps.some(([, groups]) => groups?.includes(group));
  if (inAdminApp && appParam === undefined && typeof access === 'object') {
    const own = API_GROUP_IDS.filter((group) => [access[group] ?? []].flat().includes('own-app'));
    if (own.some(isOwn)) return 'let in';
  }
  const counts = (held ?? []).some((group) => {
    if (typeof access === 'string') {
      return group === access && (inAdminApp || COUNTS_IN[access] === 'any app');
    }
    return [access[group] ?? []].flat().some((reach) => (reach === 'own-app' ? !inAdminApp : inAdminApp));
  });
  return counts ? 'let in' : 403;
}
