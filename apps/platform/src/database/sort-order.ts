import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * The order that a list's `sort` asks for, by what stands behind each name. Rows that have nothing there come last, both
 * ways. End it with something unique: rows that are equal then keep one order over all pages.
 */
export function sortOrder(sort: string, columns: Readonly<Record<string, SQLWrapper>>): SQL[] {
  return sort.split(',').flatMap((name) => {
    // The contract has let no other name pass.
    const column = columns[name.replace(/^-/, '')];
    if (!column) return [];
    return name.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  });
}
