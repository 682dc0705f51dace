/** What a spreadsheet takes as the beginning of a formula, also in its full-width form. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** Tells Excel that what follows is UTF-8. */
export const CSV_BEGIN = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run is marked as text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
