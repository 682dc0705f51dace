/** The value that a record itself holds under a name from outside: `constructor` is inherited by every object. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
