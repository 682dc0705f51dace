import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';
import { Refusal } from '../http/refusal';
import { message } from '../messages/message';

/** @throws Refusal 404 when there is no tenant app of that id. */
export async function requireTenantApp(db: Database, appId: string): Promise<void> {
  const [found] = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(and(eq(apps.appId, appId), eq(apps.kind, 'tenant')));
  if (!found) throw new Refusal(404, message('tenantApp.notFound'));
}
