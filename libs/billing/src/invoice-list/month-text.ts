/** A month of the calendar, `2026-05`, as the language calls it: May 2026, tháng 5 năm 2026. */
export function monthText(month: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
