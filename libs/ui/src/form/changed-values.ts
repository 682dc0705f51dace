/** The values that differ from those that a form began with; an empty text is as good as none. */
export function changedValues(
  initial: Record<string, unknown> | undefined,
  present: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(present).filter(([name, value]) => !sameValue(initial?.[name], value)),
  );
}

/** Whether two values of a field say the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  return JSON.stringify(value ?? '');
}
