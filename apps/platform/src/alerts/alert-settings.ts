import { and, eq, sql } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import type { alertChannels, alertRules } from '../database/schema';

type Table = typeof alertChannels | typeof alertRules;

export interface InApp {
  authority: Authority;
  request: { appId: string };
}

/** Selects the row unless it is of another app than that of the request. */
export function inAppOfRequest(table: Table, { authority, request: { appId } }: InApp, id: string) {
  return isId(id) && authority.reachesApp(appId) ? and(eq(table.id, id), eq(table.appId, appId)) : sql`false`;
}

/** Whether another row of the app has the name, in any case. */
export async function isNameTaken(
  db: Database,
  table: Table,
  { id, appId }: { id: string; appId: string },
  name: string,
): Promise<boolean> {
  const same = and(
    eq(table.appId, appId),
    sql`lower(${table.name}) = lower(${name})`,
    sql`${table.id} <> ${id}`,
  );
  return (await db.$count(table, same)) > 0;
}
