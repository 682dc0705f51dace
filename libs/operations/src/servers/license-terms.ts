const MONTHS = { month: 1, halfYear: 6, year: 12 } as const;
export const LICENSE_TERMS = ['month', 'halfYear', 'year'] as const;
type LicenseTerm = (typeof LICENSE_TERMS)[number];

/** The day (`YYYY-MM-DD`) so many months later; in a month that is shorter, its last one. */
export function termEnd(from: string, term: LicenseTerm): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + MONTHS[term], 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + MONTHS[term], Math.min(day, lastOfMonth)));
  return end.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
