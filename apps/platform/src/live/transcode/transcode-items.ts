import type { TranscodeProblem } from '@console/live/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { lockManagedApp } from '../../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../../audit/record-audit';
import type { Authority } from '../../authorization/authority';
import type { Database } from '../../database/connection';
import { isId } from '../../database/ids';
import { equals, readPage, sortOrder } from '../../database/list-query';
import {
  apps,
  type distributors,
  type transcodeChannels,
  type transcodePresets,
  type transcodeProfiles,
  type transcodeTemplates,
} from '../../database/schema';
import { byCode } from '../../database/schema/columns';
import { containsWords, foldedText } from '../../database/search-text';
import { fieldError, HttpError } from '../../http/http-error';
import { message, type Message } from '../../messages/message';

export type ItemTable =
  | typeof transcodePresets
  | typeof transcodeProfiles
  | typeof transcodeTemplates
  | typeof transcodeChannels
  | typeof distributors;

interface ListedBy {
  page: number;
  perPage: number;
  q?: string | undefined;
  sort?: string | undefined;
  customFields?: { appId?: string | undefined } | undefined;
}

/** A page of a list. `select` joins `apps`; `state` is a further condition. */
export async function pageOf<Select extends PgSelect>(
  select: Select,
  table: ItemTable,
  { db, query, authority }: { db: Database; query: ListedBy; authority: Authority },
  state?: SQL,
) {
  const { q = '', sort = 'name', customFields = {} } = query;
  const name = foldedText(table.name);
  const where = and(
    authority.within(table.appId),
    equals(table.appId, customFields.appId),
    ...containsWords(q, [name, table.appId, foldedText(apps.name)]),
    state,
  );
  return readPage(
    db,
    select.where(where),
    query,
    ...sortOrder(sort, { name, appId: byCode(table.appId), updatedAt: table.updatedAt }),
    asc(table.id),
  );
}

interface ItemCall extends AuditContext {
  params: { id: string };
  db: Database;
  authority: Authority;
}

/** The condition for one item within the caller's reach. */
export function itemOf(table: ItemTable, { params, authority }: Omit<ItemCall, keyof AuditContext | 'db'>) {
  return isId(params.id) ? and(eq(table.id, params.id), authority.within(table.appId)) : sql`false`;
}

/** Locks the app of an item: what uses what does not change meanwhile. @throws HttpError 404, 409 for an archived app */
export async function lockAppOf(db: Database, call: ItemCall, table: ItemTable): Promise<void> {
  const { appId } = requireFound(
    await db.select({ appId: table.appId }).from(table).where(itemOf(table, call)),
  );
  await lockManagedApp(db, call.authority, appId);
}

/** @throws HttpError 404 */
export function requireFound<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new HttpError(404, message('transcode.notFound'));
  return row;
}

/** @throws HttpError 409 for a name that another item of the app has. */
export async function requireFreeName(
  db: Database,
  table: ItemTable,
  { appId, name, id }: { appId: string; name: string; id?: string },
): Promise<void> {
  const same: SQL | undefined = and(
    eq(table.appId, appId),
    sql`lower(${table.name}) = lower(${name})`,
    id === undefined ? undefined : sql`${table.id} <> ${id}`,
  );
  if ((await db.$count(table, same)) > 0) throw fieldError(409, 'name', message('transcode.nameTaken'));
}

/** @throws HttpError 409 with the names of what uses an item. */
export function requireUnused(usedBy: readonly { name: string }[]): void {
  if (usedBy.length === 0) return;
  const names = usedBy.map(({ name }) => name).join(', ');
  throw new HttpError(409, message('transcode.used', { names }));
}

/** @throws HttpError 400 that explains the problem at its field. */
export function requireValid(problem: TranscodeProblem | undefined): void {
  if (problem) throw fieldError(400, problem.field, textOf(problem));
}

function textOf({ rule, values }: TranscodeProblem): Message {
  return { key: `transcode.rule.${rule}`, values };
}

type Values = Record<string, string | number | boolean | null>;
type ItemAction =
  `transcode-${'preset' | 'profile' | 'template' | 'channel'}.${'create' | 'update' | 'delete'}`;

/** Records what changed; of a new or deleted item, what it is. */
export function recordItem(
  db: Database,
  call: AuditContext,
  { action, row, before, after }: { action: ItemAction; row: Row; before?: Values; after?: Values },
): Promise<void> {
  const detail = before && after ? changeDetail(before, after) : (after ?? before ?? {});
  const { appId, id: targetId, name: targetName } = row;
  return recordAudit(db, call, { action, appId, targetId, targetName, detail });
}

interface Row {
  id: string;
  appId: string;
  name: string;
}
