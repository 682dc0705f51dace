/** Answers are read as they came: what follows from one has to work on a platform whose answers do not fit. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

/** The first of the fields that holds text. */
export function textOf(value: unknown, ...names: string[]): string | undefined {
  return names
    .map((name) => fieldOf(value, name))
    .find((field) => typeof field === 'string' && field !== '') as string | undefined;
}

/** The items of a list answer; none when it is no list. */
export function itemsOf(answer: unknown): unknown[] {
  const data = fieldOf(answer, 'data');
  return Array.isArray(data) ? data : [];
}

export function isTrue(value: unknown, ...path: string[]): boolean {
  return path.reduce(fieldOf, value) === true;
}
