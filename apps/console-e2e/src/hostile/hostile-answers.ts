import type { Page } from '@playwright/test';
import { hostileText } from './payloads';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What is read here of a JSON schema. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** What is read here of the platform's OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses?: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema> };
}
interface Answer {
  content?: Record<string, { schema?: Schema }>;
}

/** A row is long with what it carries: more of them show nothing new. */
const ROWS = 3;

/** By these the console asks for more, or decides what a person may: they stay as they are, but in one row of a list. */
const STEERING =
  /^(id|\w+Id|apiGroups|method|path|kind|status|state|type|edition|subscriptionStatus|action)$/;

/** In what the contract leaves open these are words for people. */
const WORDS = /^(title|summary|description|name|message|note|from|to|before|after|value)$/;

const DECLARED: Schema = { type: 'string' };

/** The document of the platform's own operations. */
export async function readDocument(page: Page, headers: Record<string, string>): Promise<ApiDocument> {
  const response = await page.request.get('/admin/api/document/openapi', { headers });
  // The platform's own document has this shape.
  return (await response.json()) as ApiDocument;
}

/** Answers every call of the page as the platform does, with a hostile text in each field that can hold one. */
export async function plantTexts(
  page: Page,
  document: ApiDocument,
  textOf: (mark: string) => string = hostileText,
) {
  const marks = new Map<string, string>();
  let answered = new Set<string>();
  await page.route(/\/(admin\/api|auth-service|api)\/(?!__)/, async (route) => {
    const request = route.request();
    const schema = answerSchema(document, request.method(), new URL(request.url()).pathname);
    // A page that is left gives up its calls.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return;
    if (!schema || !response.ok() || response.status() === 204) {
      await route.fulfill({ response });
      return;
    }
    const of = new URL(request.url()).pathname;
    const plant = (field: string) => {
      const name = `${of} ${field}`;
      const mark = marks.get(name) ?? `mark-${String(marks.size)}-`;
      marks.set(name, mark);
      answered.add(mark);
      return textOf(mark);
    };
    // The platform answers JSON.
    const json = planted((await response.json()) as Json, { document, schema, plant });
    await route.fulfill({ response, json });
  });
  return {
    /** The marks of the fields that have been answered since this was asked last. */
    take: () => {
      const taken = answered;
      answered = new Set();
      return taken;
    },
  };
}

/** The schema of what the call is answered with. */
function answerSchema({ paths }: ApiDocument, method: string, path: string): Schema | undefined {
  const fits = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path) ? template : undefined;
  const template = path in paths ? path : Object.keys(paths).find(fits);
  const responses = template === undefined ? {} : (paths[template]?.[method.toLowerCase()]?.responses ?? {});
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return success?.[1].content?.['application/json']?.schema;
}

interface Place {
  document: ApiDocument;
  schema: Schema;
  plant: (field: string) => string;
  key?: string;
  field?: string;
  /** Of the one row of a list that steers nothing. */
  steersNothing?: boolean;
}

function planted(value: Json, place: Place): Json {
  const { key = '', field = '', steersNothing = false } = place;
  const forms = formsOf(place.schema, place.document);
  if (typeof value === 'string' || value === null) {
    const open = forms.some((form) => (isOpen(form) ? form.type === 'string' || WORDS.test(key) : false));
    return open && (steersNothing || !STEERING.test(key)) && !(value === null && STEERING.test(key))
      ? place.plant(field)
      : value;
  }
  if (Array.isArray(value)) {
    const isList = field === '.data';
    const schemaAt = (index: number) =>
      forms
        .map(({ items, prefixItems }) => prefixItems?.[index] ?? items)
        .find((schema) => typeof schema === 'object') ?? {};
    return (isList ? value.slice(0, ROWS) : value).map((item, index) =>
      planted(item, {
        ...place,
        schema: schemaAt(index),
        field: `${field}[${String(index)}]`,
        steersNothing: steersNothing || (isList && index === ROWS - 1),
      }),
    );
  }
  if (typeof value !== 'object') return value;
  const schemaOf = (name: string) =>
    forms
      .map(({ properties, additionalProperties }) => properties?.[name] ?? additionalProperties)
      .find((schema) => typeof schema === 'object') ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      planted(inner, { ...place, schema: schemaOf(name), key: name, field: `${field}.${name}` }),
    ]),
  );
}

/** A schema's alternatives, each without references. */
function formsOf(schema: Schema, document: ApiDocument): Schema[] {
  if (schema.$ref !== undefined)
    return formsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? DECLARED, document);
  const among = schema.anyOf ?? schema.oneOf;
  return among ? among.flatMap((form) => formsOf(form, document)) : [schema];
}

/** Takes any text. */
function isOpen({ type, enum: values, const: value, format, pattern }: Schema): boolean {
  return (
    (type === undefined || type === 'string') &&
    [values, value, format, pattern].every((limit) => limit === undefined)
  );
}
