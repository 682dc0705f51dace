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

/** A column's text as `searchText` has it, for short texts of few rows: no index helps with it. */
export function foldedText(column: SQLWrapper): SQL {
  return sql`lower(translate(regexp_replace(normalize(${column}, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))`;
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
