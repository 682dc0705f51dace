import { and, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Authority } from '../authorization/authority';
import { equalsId } from '../database/list-query';
import type { Message } from '../messages/message';
import { HttpError } from './http-error';

export interface TableOfApps {
  id: AnyPgColumn;
  appId: AnyPgColumn;
}

export interface WantedRow {
  id: string;
  authority: Authority;
}

/** A select without its condition. */
export interface Select<Row> {
  where: (wanted: SQL | undefined) => PromiseLike<readonly Row[]>;
}

export interface LockableSelect<Row> {
  where: (wanted: SQL | undefined) => {
    for: (strength: 'update', config?: { of: PgTable }) => PromiseLike<readonly Row[]>;
  };
}

/** Locks the selected rows, of joined tables only those of one, until the transaction ends. */
export function forUpdate<Row>(select: LockableSelect<Row>, joined?: { of: PgTable }): Select<Row> {
  return { where: (wanted) => select.where(wanted).for('update', joined) };
}

/** The row with the ID, if the caller reaches its app. @throws HttpError 404 */
export async function requireRow<Row>(
  select: Select<Row>,
  table: TableOfApps,
  { id, authority }: WantedRow,
  notFound: Message,
): Promise<Row> {
  const [row] = await select.where(and(equalsId(table.id, id), authority.within(table.appId)));
  if (!row) throw new HttpError(404, notFound);
  return row;
}
