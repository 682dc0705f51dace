import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/database/connection';
import * as schema from '../src/database/schema';

const TABLES = Object.values(schema).filter((value) => is(value, PgTable));
/** Columns and rows that rejected calls may write. */
const EXCEPT = 'last_seen_at';
const REJECTED_ATTEMPTS = sql`result = 'refused'`;

/** A hash per table, except what rejected calls may write. */
export async function tableDigests(db: Database): Promise<Record<string, string>> {
  const entries = [];
  for (const table of TABLES) {
    const leftOut = table === schema.auditEntries ? REJECTED_ATTEMPTS : sql`false`;
    const result = await db.execute(
      sql`select md5(coalesce(string_agg(line, '|' order by line), '')) as digest
          from (select (to_jsonb(row) - ${EXCEPT}::text)::text as line from ${table} as row
            where not (${leftOut})) as lines`,
    );
    entries.push([getTableName(table), rowsOf<{ digest: string }>(result)[0]?.digest ?? ''] as const);
  }
  return Object.fromEntries(entries);
}

/** Both drivers have `rows`. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
