import { ownValue } from '@console/http';
import { isObject, listOf, objectOf, type JsonObject } from './read-value';
import { referenceOf } from './schema-node';

/** Unique names of all fields at any depth. */
export function fieldNames(of: readonly (JsonObject | undefined)[], schemas: JsonObject): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const gather = (schema: JsonObject) => {
    const name = referenceOf(schema);
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      gather(objectOf(ownValue(schemas, name)));
    }
    for (const [field, property] of Object.entries(objectOf(schema['properties']))) {
      names.add(field);
      gather(objectOf(property));
    }
    const inner = [
      schema['items'],
      schema['additionalProperties'],
      ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => listOf(schema[key])),
    ];
    inner.filter(isObject).forEach(gather);
  };
  of.forEach((schema) => {
    if (schema) gather(schema);
  });
  return [...names];
}
