import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const identifier = () => uuid('id').primaryKey();

/** Money in the currency's minor unit, and every count that may pass 2³¹. JavaScript's exact integers reach far enough. */
export const wide = (name: string) => bigint(name, { mode: 'number' });

/** A check that a text column holds one of the values that the code knows. */
export function oneOf(column: AnyPgColumn, values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** Text in the order of its characters' codes: the same on every server, whatever language it was set up for. */
export function byCode(column: SQLWrapper): SQL {
  return sql`${column} collate "C"`;
}
