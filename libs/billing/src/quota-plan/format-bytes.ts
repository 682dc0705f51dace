const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'];

/** So many bytes in the largest unit of which there is at least one, each 1024 of the one before. */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
}
