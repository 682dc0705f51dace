import { isObject, listOf, numberOf, objectOf, textsOf, type JsonObject } from '../reference/read-value';
import { formsOf, merged, valuesOf } from '../reference/schema-node';

export interface BodyProblem {
  path: string;
  kind: 'missing' | 'unknown' | 'type' | 'value';
}

const MAX_PROBLEMS = 10;
const MAX_DEPTH = 12;

/**
 * Checks a value for common mistakes: missing or unknown fields, types, enums, bounds. The platform
 * validates fully.
 */
export function bodyProblems(value: unknown, schema: JsonObject, schemas: JsonObject): BodyProblem[] {
  return problems(value, schema, schemas, '', 0).slice(0, MAX_PROBLEMS);
}

function problems(
  value: unknown,
  schema: JsonObject,
  schemas: JsonObject,
  path: string,
  depth: number,
): BodyProblem[] {
  if (depth > MAX_DEPTH) return [];
  const whole = merged(schema, schemas);
  const { forms, nullable } = formsOf(whole, schemas);
  if (value === null && nullable) return [];
  if (forms.length > 1 || forms[0] !== whole) {
    const byForm = forms.map((form) => problems(value, form, schemas, path, depth + 1));
    return byForm.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (!isOfType(value, whole)) return [{ path, kind: 'type' }];
  if (!isAllowed(value, whole)) return [{ path, kind: 'value' }];

  if (Array.isArray(value)) {
    const items = whole['items'];
    return isObject(items)
      ? value.flatMap((item, index) => problems(item, items, schemas, `${path}[${String(index)}]`, depth + 1))
      : [];
  }
  return isObject(value) ? problemsOfFields(value, whole, schemas, path, depth) : [];
}

function problemsOfFields(
  value: JsonObject,
  schema: JsonObject,
  schemas: JsonObject,
  path: string,
  depth: number,
): BodyProblem[] {
  const properties = objectOf(schema['properties']);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const missing = textsOf(schema['required']).filter((name) => !Object.hasOwn(value, name));
  const inFields = Object.entries(value).flatMap(([name, field]): BodyProblem[] => {
    if (Object.hasOwn(properties, name)) {
      return problems(field, objectOf(properties[name]), schemas, below(name), depth + 1);
    }
    // Extra fields would be ignored, but are probably typos.
    return 'additionalProperties' in schema && schema['additionalProperties'] !== false
      ? []
      : [{ path: below(name), kind: 'unknown' }];
  });
  return [...missing.map((name): BodyProblem => ({ path: below(name), kind: 'missing' })), ...inFields];
}

function isOfType(value: unknown, schema: JsonObject): boolean {
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) return true;
  return types.some((type) => {
    switch (type) {
      case 'null':
        return value === null;
      case 'array':
        return Array.isArray(value);
      case 'object':
        return isObject(value);
      case 'integer':
        return Number.isInteger(value);
      default:
        return typeof value === type;
    }
  });
}

function isAllowed(value: unknown, schema: JsonObject): boolean {
  const values = valuesOf(schema);
  if (values.length > 0 && !values.includes(value)) return false;
  const within = (size: number, least: string, most: string) =>
    size >= (numberOf(schema[least]) ?? -Infinity) && size <= (numberOf(schema[most]) ?? Infinity);
  // JSON Schema counts code points.
  if (typeof value === 'string') return within(Array.from(value).length, 'minLength', 'maxLength');
  if (typeof value === 'number') return within(value, 'minimum', 'maximum');
  return !Array.isArray(value) || within(listOf(value).length, 'minItems', 'maxItems');
}
