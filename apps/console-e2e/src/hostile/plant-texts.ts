import type { Page } from '@playwright/test';
import { hostileText } from './payloads';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

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

export interface ApiDocument {
  paths: Record<string, Record<string, { responses?: Record<string, ApiResponse> }>>;
  components: { schemas: Record<string, Schema> };
}
interface ApiResponse {
  content?: Record<string, { schema?: Schema }>;
}

const ROWS = 3;

/** Fields that requests and permissions depend on. They change in one row of each list only. */
const CONTROL_FIELDS =
  /^(id|\w+Id|apiGroups|method|path|kind|status|state|type|edition|subscriptionStatus|action)$/;

/** Fields with texts where the contract has no schema. */
const TEXT_FIELDS = /^(title|summary|description|name|message|note|from|to|before|after|value)$/;

/** The only paths of the API document that stay: it has a thousand texts of the same kind. */
const DOCUMENTED_PATHS = '/admin/api/tenant-app/';

const DECLARED: Schema = { type: 'string' };

export async function readDocument(page: Page, headers: Record<string, string>): Promise<ApiDocument> {
  const response = await page.request.get('/admin/api/document/openapi', { headers });
  return (await response.json()) as ApiDocument;
}

/** Puts a hostile text into each field of the platform's responses that can hold one. */
export async function plantTexts(
  page: Page,
  document: ApiDocument,
  textOf: (mark: string) => string = hostileText,
) {
  const marks = new Map<string, string>();
  let received = new Set<string>();
  await page.route(/\/(admin\/api|auth-service|api)\/(?!__)/, async (route) => {
    const request = route.request();
    const schema = responseSchema(document, request.method(), new URL(request.url()).pathname);
    // A page that is left cancels its requests.
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
      received.add(mark);
      return textOf(mark);
    };
    // The platform responds with JSON.
    const json = planted((await response.json()) as Json, { document, schema, plant });
    await route.fulfill({ response, json });
  });
  return {
    take: () => {
      const taken = received;
      received = new Set();
      return taken;
    },
  };
}

function responseSchema({ paths }: ApiDocument, method: string, path: string): Schema | undefined {
  const fits = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path) ? template : undefined;
  const template = path in paths ? path : Object.keys(paths).find(fits);
  const responses = template === undefined ? {} : (paths[template]?.[method.toLowerCase()]?.responses ?? {});
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return success?.[1].content?.['application/json']?.schema;
}

interface Position {
  document: ApiDocument;
  schema: Schema;
  plant: (field: string) => string;
  key?: string;
  field?: string;
  /** In the row of a list whose control fields change. */
  changesAll?: boolean;
}

function planted(value: Json, position: Position): Json {
  const { key = '', field = '', changesAll = false } = position;
  const forms = formsOf(position.schema, position.document);
  if (typeof value === 'string' || value === null) {
    const open = forms.some((form) =>
      isOpen(form) ? form.type === 'string' || TEXT_FIELDS.test(key) : false,
    );
    return open && (changesAll || !CONTROL_FIELDS.test(key)) && !(value === null && CONTROL_FIELDS.test(key))
      ? position.plant(field)
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
        ...position,
        schema: schemaAt(index),
        field: `${field}[${String(index)}]`,
        changesAll: changesAll || (isList && index === ROWS - 1),
      }),
    );
  }
  if (typeof value !== 'object') return value;
  const schemaOf = (name: string) =>
    forms
      .map(({ properties, additionalProperties }) => properties?.[name] ?? additionalProperties)
      .find((schema) => typeof schema === 'object') ?? {};
  const entries = Object.entries(value);
  const kept = field === '.paths' ? entries.filter(([path]) => path.startsWith(DOCUMENTED_PATHS)) : entries;
  return Object.fromEntries(
    kept.map(([name, inner]) => [
      name,
      planted(inner, { ...position, schema: schemaOf(name), key: name, field: `${field}.${name}` }),
    ]),
  );
}

function formsOf(schema: Schema, document: ApiDocument): Schema[] {
  if (schema.$ref !== undefined)
    return formsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? DECLARED, document);
  const among = schema.anyOf ?? schema.oneOf;
  return among ? among.flatMap((form) => formsOf(form, document)) : [schema];
}

function isOpen({ type, enum: values, const: value, format, pattern }: Schema): boolean {
  return (
    (type === undefined || type === 'string') &&
    [values, value, format, pattern].every((limit) => limit === undefined)
  );
}
