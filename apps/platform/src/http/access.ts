import type { Access, Operation } from '@console/http/contract';
import type { Context } from 'hono';
import { ADMIN_APP_ID, findPlace } from '../apps/membership';
import { findActor } from '../accounts/sessions';
import type { Database } from '../database/connection';
import { message } from '../messages/message';
import { Refusal } from './refusal';
import type { PlatformEnv } from './request-context';

const BEARER = /^Bearer ([\w-]{43})$/i;

/** API groups whose calls reach across apps: only the admin app gives them, whatever a tenant grants in its own. */
const ACROSS_APPS: ReadonlySet<Access> = new Set<Access>([
  'admin-tenant-app',
  'admin-management',
  'admin-user',
]);

export function appIdOf(context: Context<PlatformEnv>): string {
  return context.req.header('X-App-Id') ?? ADMIN_APP_ID;
}

/** Lets a call pass that its operation's access allows, and refuses every other one. */
export async function enforceAccess(
  context: Context<PlatformEnv>,
  { access, method }: Pick<Operation, 'access' | 'method'>,
  db: Database,
  now: Date,
): Promise<void> {
  if (access === 'public') return;

  const token = BEARER.exec(context.req.header('Authorization') ?? '')?.[1];
  const actor = token === undefined ? undefined : await findActor(db, token, now);
  const kind = access === 'pending' ? 'pending' : 'main';
  if (token === undefined || actor?.session.kind !== kind) {
    throw new Refusal(401, message('session.required'), { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  context.set('caller', { actor, token });
  if (access === 'pending' || access === 'session') return;

  if (!actor.user.twoFAEnabled) throw new Refusal(403, message('access.enrolFirst'));
  // Such an account still manages its own session and password: those calls were let through above.
  if (actor.user.viewOnly && method !== 'GET') throw new Refusal(403, message('access.viewOnly'));
  if (access === 'enrolled') return;

  const place = await findPlace(db, actor.userId, appIdOf(context));
  const granted =
    place?.group.permission.some(({ apiGroupId }) => apiGroupId === access) === true &&
    (place.appKind === 'admin' || !ACROSS_APPS.has(access));
  if (!granted) throw new Refusal(403, message('access.denied', { permission: access }));
}
