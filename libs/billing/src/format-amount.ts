const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'];

/** In the largest fitting unit, each 1024 of the previous one. */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return formatUnit(bytes / 1024 ** power, BYTE_UNITS[power] ?? 'byte', 'short', language);
}

export function formatHours(seconds: number, language: string): string {
  return formatUnit(seconds / 3600, 'hour', 'long', language);
}

function formatUnit(value: number, unit: string, unitDisplay: 'short' | 'long', language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(value);
}
