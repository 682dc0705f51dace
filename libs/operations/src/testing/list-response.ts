const HOUR = 3_600_000;

export const PERIODS = {
  'last-hour': HOUR,
  'last-day': 24 * HOUR,
  'last-7-days': 168 * HOUR,
  'last-30-days': 720 * HOUR,
};

/** The requested page of the matching items. */
export function listResponse<Item>(
  matching: readonly Item[],
  { page, perPage }: { page: number; perPage: number },
) {
  return {
    data: matching.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
    page,
    perPage,
  };
}

export function idOf(number: number): string {
  return `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
