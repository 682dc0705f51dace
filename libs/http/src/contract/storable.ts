/**
 * Whether every text in a value is one that a database takes: without a NUL, and without half of a surrogate pair.
 * What a person types never is any other; what a program pastes or sends may be.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable);
  return true;
}
