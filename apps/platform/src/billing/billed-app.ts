import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { apps, deletedApps } from '../database/schema';

/** The app of an invoice or a usage, which may have been deleted. Join `apps` and `deletedApps` from the left. */
export const billedApp = (appId: PgColumn) => ({
  appName: sql<string>`coalesce(${apps.name}, ${deletedApps.name}, ${appId})`,
  appDeleted: sql<boolean>`${deletedApps.appId} is not null`,
});
