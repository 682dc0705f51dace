import { type Column, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/database/connection';
import * as schema from '../src/database/schema';

const TABLES = Object.values(schema).filter((value) => is(value, PgTable));
const REJECTED_ATTEMPTS = sql`result = 'refused'`;

const DIGESTS = sql.join(
  TABLES.map((table) => {
    const leftOut = table === schema.auditEntries ? REJECTED_ATTEMPTS : sql`false`;
    const { lastSeenAt }: Record<string, Column> = getTableColumns(table);
    const line = lastSeenAt ? sql`(to_jsonb(row) - ${lastSeenAt.name}::text)::text` : sql`row::text`;
    return sql`select ${getTableName(table)} as name, sum(hashtextextended(${line}, 0))::text as digest
      from ${table} as row where not (${leftOut})`;
  }),
  sql` union all `,
);

/** A hash per table, except what rejected calls may write: when a session was last used, and their audit entries. */
export async function tableDigests(db: Database): Promise<Record<string, string>> {
  const digests = rowsOf<{ name: string; digest: string }>(await db.execute(DIGESTS));
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}

/** Both drivers have `rows`. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
