import { z } from 'zod';
import { exampleOf } from './examples';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Formats that make the pattern redundant. */
const PLAIN_FORMATS = new Set(['date', 'date-time', 'uuid', 'uri']);

export class JsonSchemas {
  readonly #names = z.registry<{ id: string }>();
  #converted: Record<string, JsonSchema> | undefined;

  constructor(named: Iterable<readonly [name: string, schema: z.ZodType]>) {
    for (const [id, schema] of named) this.#names.add(schema, { id });
  }

  referenced(parts: unknown): Record<string, JsonSchema> {
    const components = this.#components;
    const referenced = new Set<string>();
    const collect = (part: unknown): void => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        if (referenced.has(name)) continue;
        referenced.add(name);
        collect(components[name]);
      }
    };
    collect(parts);
    return Object.fromEntries(Object.entries(components).filter(([name]) => referenced.has(name)));
  }

  exampleOf(schema: z.ZodType) {
    return exampleOf(this.of(schema), this.#components);
  }

  /** Converted once: the conversion of all schemas is slow. */
  get #components(): Record<string, JsonSchema> {
    return (this.#converted ??= Object.fromEntries(
      Object.entries(z.toJSONSchema(this.#names, { ...OPTIONS, uri: componentOf }).schemas).map(
        ([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema],
      ),
    ));
  }

  of(schema: z.ZodType): JsonSchema {
    const name = this.#names.get(schema)?.id;
    return name === undefined ? this.whole(schema) : { $ref: componentOf(name) };
  }

  whole(schema: z.ZodType): JsonSchema {
    const described = z.toJSONSchema(schema, { ...OPTIONS, metadata: this.#names });
    const { $schema: _dialect, $defs: _named, id: _id, ...own } = described;
    return withComponentReferences(own);
  }
}

function componentOf(name: string): string {
  return `#/components/schemas/${name}`;
}

function withComponentReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', componentOf('')) : value,
  ) as JsonSchema;
}

const OPTIONS = {
  // Output types are more precise: page numbers are integers, although sent as digits.
  io: 'output',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod;
    if (def.type === 'object' && zodSchema instanceof z.ZodObject) describeObject(zodSchema, jsonSchema);
    // Tools expect `items`.
    if (jsonSchema.prefixItems) {
      const { length } = jsonSchema.prefixItems;
      Object.assign(jsonSchema, { items: {}, minItems: length, maxItems: length });
    }
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.format !== undefined && PLAIN_FORMATS.has(jsonSchema.format)) delete jsonSchema.pattern;
    // International addresses are valid.
    if (jsonSchema.format === 'email') jsonSchema.format = 'idn-email';
    const { description } = z.globalRegistry.get(zodSchema) ?? {};
    if (description !== undefined) jsonSchema.description = description;
  },
} as const satisfies z.core.ToJSONSchemaParams;

/** Required fields of the input; only strict objects reject additional properties. */
function describeObject(schema: z.ZodObject, jsonSchema: JsonSchema): void {
  const required = Object.entries<z.core.$ZodType>(schema.shape)
    .filter(([, field]) => field._zod.optin === undefined)
    .map(([name]) => name);
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
  if (!(schema.def.catchall instanceof z.ZodNever)) delete jsonSchema.additionalProperties;
}
