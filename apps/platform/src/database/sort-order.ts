import { Column, is, SQL, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';

/**
 * The order that a list's `sort` asks for, by what stands behind each name. Rows that have nothing there come last, both
 * ways. End it with something unique: rows that are equal then keep one order over all pages.
 */
export function sortOrder(sort: string, columns: Readonly<Record<string, SQLWrapper>>): SQL[] {
  return sort.split(',').flatMap((name) => {
    // The contract has let no other name pass.
    const column = columns[name.replace(/^-/, '')];
    if (!column) return [];
    if (!name.startsWith('-')) return sql`${column} asc`;
    // Said only where it matters: an index is read backwards for the plain order alone.
    return mayBeNull(column) ? sql`${column} desc nulls last` : sql`${column} desc`;
  });
}

const OF_OUTER_JOIN = new WeakSet<SQL>();

/** A column of a table that is joined where it has a row: null where it has none, though the column itself never is. */
export function ofOuterJoin(column: SQLWrapper): SQL {
  const joined = sql`${column}`;
  OF_OUTER_JOIN.add(joined);
  return joined;
}

/** True for a column that may be null, and for an expression that has one in it. */
function mayBeNull(part: unknown): boolean {
  if (is(part, Column)) return !part.notNull;
  return is(part, SQL) && (OF_OUTER_JOIN.has(part) || part.queryChunks.some(mayBeNull));
}
