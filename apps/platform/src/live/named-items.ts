import { asc } from 'drizzle-orm';
import { isNameTaken } from '../apps/is-name-taken';
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
  item: { appId: string; name: string; id?: string },
): Promise<void> {
  if (await isNameTaken(db, table, item)) throw fieldError(409, 'name', message('name.taken'));
}
