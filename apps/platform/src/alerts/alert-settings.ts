import { and, eq, sql } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
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
