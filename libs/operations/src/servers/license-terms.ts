const MONTHS = { month: 1, halfYear: 6, year: 12 } as const;
export const LICENSE_TERMS = ['month', 'halfYear', 'year'] as const;
type LicenseTerm = (typeof LICENSE_TERMS)[number];

/** The day (`YYYY-MM-DD`) that many months later, clamped to the end of the month. */
export function termEnd(from: string, term: LicenseTerm): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + MONTHS[term], 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + MONTHS[term], Math.min(day, lastOfMonth)));
  return end.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
