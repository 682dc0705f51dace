/** Characters that start a formula in spreadsheets, including full-width forms. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** Marks UTF-8 for Excel. */
export const CSV_BEGIN = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** One line of a CSV file (RFC 4180). Formulas are escaped. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
