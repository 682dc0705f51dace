import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';

export type LockedApp = typeof apps.$inferSelect;

/**
 * Holds an app until the transaction ends. Whatever changes an app, its groups or its members begins with this, so that
 * such changes follow one another, and what one of them has checked still holds when it writes.
 */
export async function lockApp(db: Database, appId: string): Promise<LockedApp | undefined> {
  const [app] = await db.select().from(apps).where(eq(apps.appId, appId)).for('update');
  return app;
}
