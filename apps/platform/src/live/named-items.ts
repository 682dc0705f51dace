import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { listPage, type List, type ListCall, type ListSelect } from '../database/list-query';
import {
  apps,
  type distributors,
  type transcodeChannels,
  type transcodePresets,
  type transcodeProfiles,
  type transcodeTemplates,
} from '../database/schema';
import { byCode } from '../database/schema/columns';
import { foldedText } from '../database/search-text';
import { fieldError } from '../http/http-error';
import { message } from '../messages/message';

/** Tables of items whose names differ within an app. */
export type NamedItems =
  | typeof transcodePresets
  | typeof transcodeProfiles
  | typeof transcodeTemplates
  | typeof transcodeChannels
  | typeof distributors;

/** A page of named items. The select joins `apps`. */
export function namedItemPage<Row, Item>(
  call: ListCall,
  select: ListSelect<Row>,
  table: NamedItems,
  options: Pick<List<Row, Item>, 'where' | 'respond'>,
) {
  const name = foldedText(table.name);
  return listPage(call, select, {
    ...options,
    appId: table.appId,
    words: [name, table.appId, foldedText(apps.name)],
    sorts: { name, appId: byCode(table.appId), updatedAt: table.updatedAt },
    defaultSort: 'name',
    order: [asc(table.id)],
  });
}

/** @throws HttpError 409 for a name that another item of the app has, in any case. */
export async function requireFreeName(
  db: Database,
  table: NamedItems,
  { appId, name, id }: { appId: string; name: string; id?: string },
): Promise<void> {
  const same = and(
    eq(table.appId, appId),
    sql`lower(${table.name}) = lower(${name})`,
    id === undefined ? undefined : sql`${table.id} <> ${id}`,
  );
  if ((await db.$count(table, same)) > 0) throw fieldError(409, 'name', message('name.taken'));
}
