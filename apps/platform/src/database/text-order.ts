import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Text in the order of its characters' codes: the same on every server, whatever language it was set up for. */
export function byCode(column: AnyPgColumn): SQL {
  return sql`${column} collate "C"`;
}
