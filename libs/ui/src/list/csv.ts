/**
 * The begin of a formula, including full-width forms. Spreadsheets in some languages end a cell at a semicolon or tab, and
 * ignore quotes in the middle of what they take for a cell.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

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
  const safe = cell.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
