import type { Database } from '../database/connection';
import type { Authority } from '../http/authority';
import { Refusal } from '../http/refusal';
import { message } from '../messages/message';
import { lockApp } from './lock-app';
import type { LockedApp } from './lock-app';

/**
 * Locks an app for a change of its groups or members. An app out of the caller's reach and one that does not exist answer
 * alike.
 *
 * @throws Refusal 404, or 409 for an archived app.
 */
export async function lockManagedApp(db: Database, authority: Authority, appId: string): Promise<LockedApp> {
  const app = authority.reachesApp(appId) ? await lockApp(db, appId) : undefined;
  if (!app) throw new Refusal(404, message('tenantApp.notFound'));
  if (app.status === 'archived') throw new Refusal(409, message('tenantApp.archived'));
  return app;
}
