/** The UTC day. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A calendar month such as `2026-05` in UTC; `end` is exclusive. */
export function monthOf(month: string): { begin: Date; end: Date } {
  const begin = new Date(`${month}-01T00:00:00.000Z`);
  return { begin, end: new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1)) };
}
