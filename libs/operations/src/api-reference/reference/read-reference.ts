import { ownValue } from '@console/http';
import type { Reach } from '@console/http/contract';
import { searchable } from '@console/i18n';
import type { ApiDocument } from '../../contract/document';
import {
  METHODS,
  type ApiAccess,
  type ApiResponse,
  type ApiOperation,
  type ApiParameter,
  type ApiReference,
} from './api-reference';
import { isObject, listOf, objectOf, textOf, textsOf, type JsonObject } from './read-value';
import { fieldNames } from './field-names';

const REACHES: readonly Reach[] = ['every-app', 'tenant-apps', 'admin-app', 'own-app'];
const LOCATIONS: readonly ApiParameter['in'][] = ['path', 'query', 'header'];
/** Plain segments and whole parameters only, so that values cannot change the path. */
const CALLABLE_PATH = /^(\/(?!\.{1,2}(\/|$))([\w.~-]+|\{\w+\}))+$/;
const NAME = /^[\w.-]{1,100}$/;

const read = new WeakMap<ApiDocument, ApiReference>();

/** Reads an OpenAPI document, once per object. Parts that are not understood are omitted. */
export function referenceOf(document: ApiDocument): ApiReference {
  const known = read.get(document);
  if (known) return known;
  const reference = readReference(document);
  read.set(document, reference);
  return reference;
}

function readReference(document: ApiDocument): ApiReference {
  const { info, paths } = document;
  const schemas = objectOf(objectOf(document['components'])['schemas']);
  const taken = new Set<string>();
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const entry = ownValue(item, method.toLowerCase());
      if (!isObject(entry)) return [];
      const operation = readOperation({ method, path, entry, document, schemas });
      if (taken.has(operation.name)) return [];
      taken.add(operation.name);
      return [operation];
    }),
  );
  return {
    title: info.title,
    version: info.version,
    groups: groupsOf(document, operations),
    operations,
    schemas,
  };
}

/** Groups in the document's order, then undeclared ones; empty groups are omitted. */
function groupsOf(document: ApiDocument, operations: readonly ApiOperation[]) {
  const described = listOf(document['tags']).map((tag) => {
    const { name, description } = objectOf(tag);
    return { id: textOf(name) ?? '', description: textOf(description) };
  });
  const used = [...new Set(operations.map(({ group }) => group))];
  return [
    ...described.filter(({ id }) => used.includes(id)),
    ...used.filter((id) => !described.some((group) => group.id === id)).map((id) => ({ id })),
  ];
}

interface Entry {
  method: ApiOperation['method'];
  path: string;
  entry: JsonObject;
  document: ApiDocument;
  schemas: JsonObject;
}

function readOperation({ method, path, entry, document, schemas }: Entry): ApiOperation {
  const { operationId, summary, tags, parameters, requestBody, responses } = entry;
  const given = textOf(operationId);
  const name = given !== undefined && NAME.test(given) ? given : addressName(method, path);
  const group = textsOf(tags)[0] ?? '';
  const access = accessOf(entry['x-access']);
  const read = {
    name,
    summary: textOf(summary) ?? name,
    group,
    method,
    path,
    access,
    extension: entry['x-extension'] === true,
    parameters: listOf(parameters).flatMap((parameter) => parameterOf(reached(parameter, document))),
    body: schemaOf(reached(requestBody, document)),
    responses: Object.entries(objectOf(responses)).map(([status, answer]) =>
      answerOf(status, reached(answer, document)),
    ),
  };
  const told = [
    method,
    path,
    name,
    read.summary,
    group,
    ...read.parameters.map((parameter) => parameter.name),
    ...fieldNames([read.body, ...read.responses.map(({ schema }) => schema)], schemas),
  ];
  return { ...read, notCallable: notCallableReason(read), searched: searchable(told.join(' ')) };
}

function notCallableReason({ access, responses, path }: Pick<ApiOperation, 'access' | 'responses' | 'path'>) {
  if (access.kind === 'pending' || access.kind === 'app-key') return access.kind;
  if (responses.some(({ status }) => status.startsWith('3'))) return 'page';
  return CALLABLE_PATH.test(path) ? undefined : 'address';
}

function addressName(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replace(/\W+/g, '-')}`.replace(/-$/, '').slice(0, 100);
}

function parameterOf(parameter: JsonObject): ApiParameter[] {
  const name = textOf(parameter['name']);
  const place = LOCATIONS.find((known) => known === parameter['in']);
  if (name === undefined || place === undefined) return [];
  return [
    {
      name,
      in: place,
      required: parameter['required'] === true,
      description: textOf(parameter['description']),
      schema: schemaOf(parameter) ?? objectOf(parameter['schema']),
    },
  ];
}

function answerOf(status: string, answer: JsonObject): ApiResponse {
  return {
    status,
    description: textOf(answer['description']),
    headers: Object.keys(objectOf(answer['headers'])),
    schema: schemaOf(answer),
  };
}

function schemaOf({ content }: JsonObject): JsonObject | undefined {
  const { schema } = objectOf(ownValue(objectOf(content), 'application/json'));
  return isObject(schema) ? schema : undefined;
}

function reached(value: unknown, document: ApiDocument): JsonObject {
  const { $ref } = objectOf(value);
  if (typeof $ref !== 'string') return objectOf(value);
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec($ref) ?? [];
  return objectOf(ownValue(objectOf(ownValue(objectOf(document['components']), kind)), name));
}

function accessOf(access: unknown): ApiAccess {
  switch (access) {
    case 'public':
    case 'pending':
    case 'session':
    case 'enrolled':
    case 'app-key':
      return { kind: access };
  }
  if (typeof access === 'string') return { kind: 'groups', groups: [{ id: access, reaches: [] }] };
  if (!isObject(access)) return { kind: 'unknown' };
  return {
    kind: 'groups',
    groups: Object.entries(access).map(([id, reach]) => ({
      id,
      reaches: REACHES.filter((known) => [reach].flat().includes(known)),
    })),
  };
}
