/**
 * Whether a database can store every text in a value: without NUL and lone surrogates.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable);
  return true;
}
