import { isObject, listOf, numberOf, objectOf, textsOf, type JsonObject } from './read-value';
import { formsOf, merged, valuesOf } from './schema-node';

/** Limit for recursive schemas. */
const MAX_DEPTH = 6;

const BY_FORMAT: ReadonlyMap<unknown, string> = new Map([
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['date-time', '2026-01-31T08:00:00Z'],
  ['date', '2026-01-31'],
  ['email', 'person@example.com'],
  ['idn-email', 'person@example.com'],
  ['uri', 'https://example.com/'],
]);

/**
 * An example value for the schema; patterns are ignored.
 *
 * @param which fields of objects: required ones or all
 */
export function exampleOf(
  schema: JsonObject,
  schemas: JsonObject,
  which: 'required' | 'all' = 'all',
): unknown {
  return example(schema, schemas, which, 0);
}

function example(schema: JsonObject, schemas: JsonObject, which: 'required' | 'all', depth: number): unknown {
  if (depth > MAX_DEPTH) return null;
  const whole = merged(schema, schemas);
  const [given] =
    'default' in whole ? [whole['default']] : [...listOf(whole['examples']), ...valuesOf(whole)];
  if (given !== undefined) return given;
  const [form] = formsOf(whole, schemas).forms;
  if (form === undefined || form['type'] === 'null') return null;
  if (form !== whole) return example(form, schemas, which, depth + 1);

  switch ([whole['type']].flat().find((name) => name !== 'null')) {
    case 'string':
      return exampleText(whole);
    case 'integer':
    case 'number':
      return exampleNumber(whole);
    case 'boolean':
      return true;
    case 'array': {
      if (depth === MAX_DEPTH) return [];
      const places = listOf(whole['prefixItems']).filter(isObject);
      const items = places.length > 0 ? places : [whole['items']].filter(isObject);
      return items.map((item) => example(item, schemas, which, depth + 1));
    }
    case 'object':
    case undefined:
      return exampleObject(whole, schemas, which, depth);
    default:
      return null;
  }
}

function exampleObject(
  schema: JsonObject,
  schemas: JsonObject,
  which: 'required' | 'all',
  depth: number,
): unknown {
  if (depth === MAX_DEPTH) return {};
  const required = textsOf(schema['required']);
  return Object.fromEntries(
    Object.entries(objectOf(schema['properties']))
      .filter(([name]) => which === 'all' || required.includes(name))
      .map(([name, property]) => [name, example(objectOf(property), schemas, which, depth + 1)]),
  );
}

function exampleText(schema: JsonObject): string {
  const text = BY_FORMAT.get(schema['format']) ?? 'text';
  const least = numberOf(schema['minLength']) ?? 0;
  const most = numberOf(schema['maxLength']) ?? Infinity;
  return text.padEnd(Math.min(least, 1000), '-').slice(0, most);
}

function exampleNumber(schema: JsonObject): number {
  const above = numberOf(schema['exclusiveMinimum']);
  const least = numberOf(schema['minimum']) ?? (above === undefined ? undefined : above + 1);
  const most = numberOf(schema['maximum']);
  const one = least ?? 1;
  return most === undefined ? one : Math.min(one, most);
}
