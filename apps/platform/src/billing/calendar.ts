/** A moment's day in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** When a month of the calendar, `2026-05`, begins and ends in UTC; the end is no part of it. */
export function monthOf(month: string): { begin: Date; end: Date } {
  const begin = new Date(`${month}-01T00:00:00.000Z`);
  return { begin, end: new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1)) };
}
