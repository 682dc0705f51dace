import { ownValue } from '@console/http';
import { isObject, listOf, numberOf, objectOf, textOf, textsOf, type JsonObject } from './read-value';

/** A schema for display. Nested schemas are read on demand, since schemas can be recursive. */
export interface SchemaNode {
  /** `string (uuid)`, `Server[]`, `integer | null` */
  type: string;
  description?: string | undefined;
  notes: SchemaNote[];
  fields: () => SchemaField[];
}

export interface SchemaField {
  /** `*`: any name, `[0]`: list item, `A | B`: one of several forms. */
  name: string;
  required: boolean;
  node: SchemaNode;
}

export interface SchemaNote {
  kind: 'length' | 'value' | 'items' | 'pattern' | 'default' | 'values';
  text: string;
}

const REFERENCE = /^#\/components\/schemas\/([\w.-]+)$/;
const MAX_HOPS = 10;

/** Resolves `$ref`; sibling keywords are merged. */
export function followed(schema: JsonObject, schemas: JsonObject): JsonObject {
  let reached = schema;
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    const name = referenceOf(reached);
    if (name === undefined) return reached;
    const { $ref: _reference, ...beside } = reached;
    reached = { ...objectOf(ownValue(schemas, name)), ...beside };
  }
  return {};
}

export function referenceOf({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' ? REFERENCE.exec($ref)?.[1] : undefined;
}

/** Alternatives without null; the schema itself if there is only one. */
export function formsOf(schema: JsonObject, schemas: JsonObject): { forms: JsonObject[]; nullable: boolean } {
  const given = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(isObject);
  if (given.length === 0) {
    const types = textsOf(schema['type']);
    return { forms: [schema], nullable: schema['type'] === 'null' || types.includes('null') };
  }
  const forms = given.filter((form) => followed(form, schemas)['type'] !== 'null');
  return { forms, nullable: forms.length < given.length };
}

/** Merges `allOf`. */
export function merged(schema: JsonObject, schemas: JsonObject, depth = 0): JsonObject {
  const own = followed(schema, schemas);
  if (depth > MAX_HOPS) return own;
  return listOf(own['allOf'])
    .filter(isObject)
    .map((part) => merged(part, schemas, depth + 1))
    .reduce<JsonObject>(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: { ...objectOf(part['properties']), ...objectOf(whole['properties']) },
        required: [...textsOf(part['required']), ...textsOf(whole['required'])],
      }),
      own,
    );
}

export function describeSchema(schema: JsonObject, schemas: JsonObject): SchemaNode {
  const whole = merged(schema, schemas);
  const { forms, nullable } = formsOf(whole, schemas);
  const [form = whole] = forms;
  const isChoice = forms.length > 1;
  return {
    type: typeOf(schema, schemas) + (nullable && typeOf(schema, schemas) !== 'null' ? ' | null' : ''),
    description: textOf(whole['description']),
    notes: isChoice ? notesOf(whole) : notesOf({ ...merged(form, schemas), ...defaultOf(whole) }),
    fields: () =>
      isChoice
        ? forms
            .map((one) => ({
              name: typeOf(one, schemas),
              required: false,
              node: describeSchema(one, schemas),
            }))
            .filter(({ node }) => node.fields().length > 0)
        : fieldsOf(merged(form, schemas), schemas),
  };
}

function fieldsOf(schema: JsonObject, schemas: JsonObject): SchemaField[] {
  const places = listOf(schema['prefixItems']).filter(isObject);
  if (places.length > 0) {
    return places.map((place, index) => ({
      name: `[${String(index)}]`,
      required: true,
      node: describeSchema(place, schemas),
    }));
  }
  if (isObject(schema['items'])) return describeSchema(schema['items'], schemas).fields();

  const required = textsOf(schema['required']);
  const named = Object.entries(objectOf(schema['properties'])).map(([name, property]) => ({
    name,
    required: required.includes(name),
    node: describeSchema(objectOf(property), schemas),
  }));
  const others = schema['additionalProperties'];
  if (!isObject(others) || Object.keys(others).length === 0) return named;
  return [...named, { name: '*', required: false, node: describeSchema(others, schemas) }];
}

function typeOf(schema: JsonObject, schemas: JsonObject, depth = 0): string {
  const name = referenceOf(schema);
  if (name !== undefined) return name;
  if (depth > MAX_HOPS) return 'any';
  const { forms } = formsOf(schema, schemas);
  if (forms.length > 1)
    return [...new Set(forms.map((form) => typeOf(form, schemas, depth + 1)))].join(' | ');
  const [form = schema] = forms;
  if (form !== schema) return typeOf(form, schemas, depth + 1);
  if (isObject(schema['items'])) {
    const item = typeOf(schema['items'], schemas, depth + 1);
    return item.includes(' ') && !item.endsWith(')') ? `(${item})[]` : `${item}[]`;
  }
  const types = [schema['type']].flat().filter((type) => typeof type === 'string' && type !== 'null');
  const format = textOf(schema['format']);
  const plain = types.length > 0 ? types.join(' | ') : impliedType(schema);
  return format === undefined ? plain : `${plain} (${format})`;
}

function impliedType(schema: JsonObject): string {
  if (schema['type'] === 'null') return 'null';
  if ('properties' in schema || 'allOf' in schema) return 'object';
  const [value] = valuesOf(schema);
  return value === undefined ? 'any' : typeof value;
}

export function valuesOf(schema: JsonObject): readonly unknown[] {
  return 'const' in schema ? [schema['const']] : listOf(schema['enum']);
}

function notesOf(schema: JsonObject): SchemaNote[] {
  const bound = (name: string) => numberOf(schema[name]);
  const values = valuesOf(schema);
  const pattern = textOf(schema['pattern']);
  const notes: [SchemaNote['kind'], string | undefined][] = [
    ['values', values.length > 0 ? values.map((value) => JSON.stringify(value)).join(', ') : undefined],
    ['length', range(bound('minLength'), bound('maxLength'))],
    [
      'value',
      range(
        bound('minimum'),
        bound('maximum'),
        sign('>', bound('exclusiveMinimum')),
        sign('<', bound('exclusiveMaximum')),
      ),
    ],
    ['items', range(bound('minItems'), bound('maxItems'))],
    ['pattern', pattern],
    ['default', 'default' in schema ? JSON.stringify(schema['default']) : undefined],
  ];
  return notes.flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, text }]));
}

function defaultOf(schema: JsonObject): JsonObject {
  return 'default' in schema ? { default: schema['default'] } : {};
}

function range(least: number | undefined, most: number | undefined, ...open: (string | undefined)[]) {
  const bounds =
    least !== undefined && most !== undefined
      ? [`${String(least)}–${String(most)}`]
      : [sign('≥', least), ...open, sign('≤', most)].filter((bound) => bound !== undefined);
  return bounds.length === 0 ? undefined : bounds.join(', ');
}

function sign(word: string, bound: number | undefined): string | undefined {
  return bound === undefined ? undefined : `${word} ${String(bound)}`;
}
