import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Text without case and diacritics, so that "nguyen" finds "Nguyễn": what search columns hold and searches ask for. */
export function searchText(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One condition per word of a search: each has to occur in at least one of the columns. */
export function containsWords(q: string, columns: readonly [SQLWrapper, ...SQLWrapper[]]): SQL[] {
  return searchText(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql`(${sql.join(
        columns.map((column) => sql`${column} like ${pattern}`),
        sql` or `,
      )})`;
    });
}
