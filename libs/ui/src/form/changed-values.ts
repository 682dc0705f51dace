/** The values that differ from the initial ones; an empty text equals none. */
export function changedValues(
  initial: Record<string, unknown> | undefined,
  present: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(present).filter(([name, value]) => !sameValue(initial?.[name], value)),
  );
}

export function sameValue(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  return JSON.stringify(value ?? '');
}
