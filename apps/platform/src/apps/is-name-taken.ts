import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';

/** Whether another row of the app has the name, in any case. */
export async function isNameTaken(
  db: Database,
  table: PgTable & Record<'id' | 'appId' | 'name', PgColumn>,
  { id, appId, name }: { id?: string; appId: string; name: string },
): Promise<boolean> {
  const same = and(
    eq(table.appId, appId),
    sql`lower(${table.name}) = lower(${name})`,
    id === undefined ? undefined : ne(table.id, id),
  );
  return (await db.$count(table, same)) > 0;
}
