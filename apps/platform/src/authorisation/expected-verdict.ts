import type { ApiGroupId, Operation } from '@console/http/contract';
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

/** Operations of everybody who is enrolled that are about the app they are made in: for its members alone. */
const MEMBERS_ONLY = new Set(['getUserDetail', 'getAppDetail']);

/** What the declaration promises of a call that is made in the app (by X-App-Id, or by the path where it names one). */
export function expectedVerdict(operation: Operation, role: Role, appId: string): Verdict {
  const { access, method, name } = operation;
  if (access === 'public') return 'let in';
  if (access === 'pending') return role.session === 'pending' ? 'let in' : 401;
  if (role.session !== 'main') return 401;
  if (access === 'session') return 'let in';
  if (!role.enrolled) return 403;
  if (role.viewOnly && method !== 'GET') return 403;
  const held = role.holds[appId];
  if (access === 'enrolled') return MEMBERS_ONLY.has(name) && !held ? 403 : 'let in';

  const inAdminApp = appId === ADMIN_APP_ID;
  const counts = (held ?? []).some((group) => {
    if (typeof access === 'string') {
      return group === access && (inAdminApp || COUNTS_IN[access] === 'any app');
    }
    return [access[group] ?? []].flat().some((reach) => (reach === 'own-app' ? !inAdminApp : inAdminApp));
  });
  return counts ? 'let in' : 403;
}
