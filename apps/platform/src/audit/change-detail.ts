type Value = string | number | boolean | null | undefined;

/** What an audit entry says of a change: each value that has become another one, before and after. */
export function changeDetail(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Record<string, Exclude<Value, undefined>> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value !== undefined && value !== before[name])
      .flatMap(([name, value]) => [
        [`${name}.before`, before[name] ?? null],
        [`${name}.after`, value ?? null],
      ]),
  );
}
