import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Text without case and diacritics: "nguyen" finds "Nguyễn". */
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

/** `searchText` of a column. No index applies. */
export function foldedText(column: SQLWrapper): SQL {
  return sql`lower(translate(regexp_replace(normalize(${column}, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))`;
}

/** The words of a search as `like` patterns. */
export function wordPatterns(q: string): string[] {
  return searchText(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${escaped(word)}%`);
}

export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** One condition per word: it occurs in at least one of the columns. */
export function containsWords(q: string, columns: readonly [SQLWrapper, ...SQLWrapper[]]): SQL[] {
  return wordPatterns(q).map(
    (pattern) =>
      sql`(${sql.join(
        columns.map((column) => sql`${column} like ${pattern}`),
        sql` or `,
      )})`,
  );
}
