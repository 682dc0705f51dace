import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, Column, eq, is, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './connection';
import { isId } from './ids';
import { containsWords } from './search-text';

/** The order of a `sort` parameter; nulls last. */
export function sortOrder(sort: string, columns: Readonly<Record<string, SQLWrapper>>): SQL[] {
  return sort.split(',').flatMap((name) => {
    const column = columns[name.replace(/^-/, '')];
    if (!column) return [];
    if (!name.startsWith('-')) return sql`${column} asc`;
    // Only where necessary: `nulls last` prevents a backward index scan.
    return mayBeNull(column) ? sql`${column} desc nulls last` : sql`${column} desc`;
  });
}

const OF_OUTER_JOIN = new WeakSet<SQL>();

/** Marks a column as nullable because of an outer join. */
export function ofOuterJoin(column: SQLWrapper): SQL {
  const joined = sql`${column}`;
  OF_OUTER_JOIN.add(joined);
  return joined;
}

function mayBeNull(part: unknown): boolean {
  if (is(part, Column)) return !part.notNull;
  return is(part, SQL) && (OF_OUTER_JOIN.has(part) || part.queryChunks.some(mayBeNull));
}

/** Equality with an optional value; no condition without one. */
export function equals<Column extends AnyPgColumn>(
  column: Column,
  value: Column['_']['data'] | undefined,
): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** Equality with an optional ID; no row has a value that is not a UUID. */
export function equalsId(column: AnyPgColumn, id: string | undefined): SQL | undefined {
  return id === undefined || isId(id) ? equals(column, id) : sql`false`;
}

export interface ListCall {
  db: Database;
  authority: { within: (appId: AnyPgColumn) => SQL | undefined };
  query: {
    page: number;
    perPage: number;
    q?: string | undefined;
    sort?: string | undefined;
    customFields?: { appId?: string | undefined; [filter: string]: unknown } | undefined;
  };
}

interface DynamicSelect<Row> extends PromiseLike<Row[]> {
  where: (wanted: SQL | undefined) => unknown;
  orderBy: (...order: SQL[]) => unknown;
  limit: (rows: number) => unknown;
  offset: (rows: number) => unknown;
  getSQL: () => SQL;
}

/** A select without condition, order and limit. */
export interface ListSelect<Row> {
  $dynamic: () => DynamicSelect<Row>;
}

export interface List<Row, Item> {
  /** The app of a row, which has to be in the caller's reach; undefined for rows of no app. */
  appId: AnyPgColumn | undefined;
  where?: readonly (SQL | undefined)[];
  /** Each searched word occurs in one of these. */
  words?: readonly [SQLWrapper, ...SQLWrapper[]];
  sorts?: Readonly<Record<string, SQLWrapper>>;
  defaultSort?: string;
  /** After the sorted columns; ends in a unique column, for a stable order across pages. */
  order: readonly SQL[];
  respond: (rows: Row[]) => Item[] | Promise<Item[]>;
}

/** A page of a list, and how many rows it has. */
export async function listPage<Row, Item>(
  { db, authority, query }: ListCall,
  listed: ListSelect<Row>,
  { appId, where = [], words, sorts = {}, defaultSort = '', order, respond }: List<Row, Item>,
) {
  const { page, perPage, q = '', sort = defaultSort, customFields } = query;
  const select = listed.$dynamic();
  select.where(
    and(
      appId && authority.within(appId),
      appId && equals(appId, customFields?.appId),
      ...where,
      ...(words ? containsWords(q, words) : []),
    ),
  );
  const all = db.$count(sql`(${select.getSQL()}) as listed`);
  select.orderBy(...sortOrder(sort, sorts), ...order);
  select.limit(perPage);
  select.offset((page - 1) * perPage);
  const [rows, total] = await Promise.all([select, all]);
  return { data: await respond(rows), total, page, perPage };
}
