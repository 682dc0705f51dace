const HOUR = 3_600_000;

export const PERIODS = {
  'last-hour': HOUR,
  'last-day': 24 * HOUR,
  'last-7-days': 168 * HOUR,
  'last-30-days': 720 * HOUR,
};

export function idOf(number: number): string {
  return `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
