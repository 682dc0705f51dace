import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/database/connection';

const ROWS_PER_STATEMENT = 10_000;

/**
 * Inserts many rows with one JSON parameter per batch, beyond the limit of 65,535 parameters. All rows have the keys
 * of the first.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> {
  const given = new Set(Object.keys(rows[0] ?? {}));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(columns.map(([key, column]) => [column.name, values.get(key) ?? null]));
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json) ${onConflict}`,
    );
  }
}
