import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { Column, eq, is, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './connection';
import { isId } from './ids';

/** The order of a `sort` parameter; nulls last. Append a unique column for a stable order across pages. */
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

/** One page of the rows of a query, and how many it has. The order must end in a unique column. */
export async function readPage<Select extends PgSelect>(
  db: Database,
  select: Select,
  { page, perPage }: { page: number; perPage: number },
  ...order: SQL[]
) {
  const all = db.$count(sql`(${select.getSQL()}) as listed`);
  select
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [rows, total] = await Promise.all([select, all]);
  return { rows, total, page, perPage };
}
