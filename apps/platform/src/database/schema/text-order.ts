import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Text in the order of its characters' codes: the same on every server, whatever language it was set up for. */
export function byCode(column: SQLWrapper): SQL {
  return sql`${column} collate "C"`;
}
