import { sql, type Column, type SQL } from 'drizzle-orm';

/** Replaces columns of a row by those of an insert in conflict with it. */
export function replaced(columns: Readonly<Record<string, Column>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
}
