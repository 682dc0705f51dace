/** Responses are read without the contract, because they may not conform. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

export function textOf(value: unknown, ...names: string[]): string | undefined {
  return names
    .map((name) => fieldOf(value, name))
    .find((field) => typeof field === 'string' && field !== '') as string | undefined;
}

export function itemsOf(answer: unknown): unknown[] {
  const data = fieldOf(answer, 'data');
  return Array.isArray(data) ? data : [];
}

export function isTrue(value: unknown, ...path: string[]): boolean {
  return path.reduce(fieldOf, value) === true;
}
