import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const identifier = () => uuid('id').primaryKey();

/** Amounts in minor units, and counts that can exceed 2³¹. */
export const wide = (name: string) => bigint(name, { mode: 'number' });

export function oneOf(column: AnyPgColumn, values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** Orders text by code points, independent of the server's locale. */
export function byCode(column: SQLWrapper): SQL {
  return sql`${column} collate "C"`;
}
