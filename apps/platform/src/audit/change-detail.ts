type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value | undefined>>;
type Detail = Record<string, Value>;

interface Change {
  field: string;
  before: Value;
  after: Value;
}

const SIDE = /^(.+)\.(before|after)$/;

export function changeDetail(before: Values, after: Values): Detail {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value !== undefined && value !== before[name])
      .flatMap(([name, value]) => [
        [`${name}.before`, before[name] ?? null],
        [`${name}.after`, value ?? null],
      ]),
  );
}

export function readDetail(detail: Detail | null): { changes: Change[]; facts: Detail } {
  const changes = new Map<string, Change>();
  const facts: Detail = {};
  for (const [name, value] of Object.entries(detail ?? {})) {
    const [, field, side] = SIDE.exec(name) ?? [];
    if (field === undefined || side === undefined) facts[name] = value;
    else
      changes.set(field, { ...(changes.get(field) ?? { field, before: null, after: null }), [side]: value });
  }
  return { changes: [...changes.values()], facts };
}
