// @see spec 2.3, 7.1
// @see ASVS 1.3.2
import { describe, expect, it } from 'vitest';
import type { ApiDocument } from '../../contract/document';
import { SAMPLE_DOCUMENT } from '../../testing/sample-document';
import { foundOperations } from '../operation-query';
import type { ApiOperation } from './api-reference';
import { curlLine } from './curl-line';
import { exampleOf } from './example';
import { referenceOf } from './read-reference';
import { describeSchema, type SchemaNode } from './schema-node';

const { operations, groups, schemas } = referenceOf(SAMPLE_DOCUMENT);

function operationOf(name: string, of: readonly ApiOperation[] = operations): ApiOperation {
  const found = of.find((operation) => operation.name === name);
  if (!found) throw new Error(`${name} was not read.`);
  return found;
}

const documentOf = (paths: ApiDocument['paths']): ApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Other', version: '1' },
  paths,
});

describe('what is read of a document', () => {
  it('is every operation, in groups that have any', () => {
    expect(operations.map(({ name }) => name)).toEqual([
      'listChannels',
      'createChannel',
      'updateChannel',
      'deleteChannel',
      'startGithubLogin',
    ]);
    expect(groups.map(({ id }) => id)).toEqual(['apiTenantApp', 'authServiceApi']);
  });

  it('is an operation with its references followed', () => {
    expect(operationOf('listChannels')).toMatchObject({
      method: 'GET',
      path: '/admin/api/channel/channels',
      extension: false,
      access: { kind: 'groups', groups: [{ id: 'admin-livestream', reaches: ['every-app', 'own-app'] }] },
      parameters: [{ name: 'q' }, { name: 'perPage' }, { name: 'X-App-Id', in: 'header', required: false }],
    });
    expect(operationOf('createChannel').extension).toBe(true);
    expect(
      operationOf('listChannels').responses.map(({ status, description }) => [status, description]),
    ).toEqual([
      ['200', 'Done'],
      ['403', 'The caller may not do this'],
    ]);
  });

  it('tells what cannot be tried', () => {
    expect(operationOf('startGithubLogin').notCallable).toBe('page');
    expect(operationOf('updateChannel').notCallable).toBeUndefined();
    for (const access of ['pending', 'app-key']) {
      const document = documentOf({ '/a': { post: { operationId: 'a', 'x-access': access } } });
      expect(operationOf('a', referenceOf(document).operations)).toMatchObject({
        access: { kind: access },
        notCallable: access,
      });
    }
  });

  it.each([
    '//evil.example/admin',
    '/admin//evil.example',
    'https://evil.example/',
    '/x://evil.example',
    '/admin/../platform/outbox',
    '/admin/%2e%2e/outbox',
    String.raw`/\evil.example`,
    '/admin?x=1',
    '/admin#x',
    '/a{id}',
    '/{id',
  ])('cannot be tried at %s, which would lead elsewhere', (path) => {
    const { operations: read } = referenceOf(documentOf({ [path]: { get: { operationId: 'a' } } }));
    expect(operationOf('a', read).notCallable).toBe('address');
  });

  it('is nothing where the document holds something else', () => {
    const odd = documentOf({
      '/a': {
        get: 'text',
        put: {},
        post: { operationId: 7, parameters: [null, 'x', { in: 'query' }], responses: [1] },
      },
      '/b': { get: { operationId: '../../x', tags: [3], requestBody: { content: [] }, 'x-access': 1 } },
      '/c': { get: { operationId: 'constructor', parameters: { length: 1 }, summary: { a: 1 } } },
    });
    expect(referenceOf(odd).operations).toMatchObject([
      { name: 'post-a', summary: 'post-a', parameters: [], access: { kind: 'unknown' } },
      { name: 'get-b', group: '' },
      { name: 'constructor', summary: 'constructor', responses: [] },
    ]);
  });

  it('is one operation of a name', () => {
    const twins = documentOf({ '/a': { get: { operationId: 'a' } }, '/b': { get: { operationId: 'a' } } });
    expect(referenceOf(twins).operations).toHaveLength(1);
  });
});

describe('a search', () => {
  const search = (q: string, filters = {}) =>
    foundOperations(operations, {
      page: 1,
      perPage: 1,
      sort: '',
      group: '',
      method: '',
      kind: '',
      ...filters,
      q,
    }).map(({ name }) => name);

  it.each([
    ['channels/{id}', ['updateChannel', 'deleteChannel']],
    ['doi ten', ['updateChannel']],
    ['ĐỔI TÊN', ['updateChannel']],
    ['deletechannel', ['deleteChannel']],
    ['perpage', ['listChannels']],
    ['streamkey', ['listChannels', 'createChannel', 'updateChannel']],
    ['stream create', ['createChannel']],
    ['no such thing', []],
  ])('for "%s" finds by path, summary, name and fields', (q, names) => expect(search(q)).toEqual(names));

  it('is narrowed by group, method and extension', () => {
    expect(search('', { group: 'authServiceApi' })).toEqual(['startGithubLogin']);
    expect(search('', { method: 'PATCH' })).toEqual(['updateChannel']);
    expect(search('', { kind: 'extension' })).toEqual(['createChannel']);
    expect(search('', { kind: 'specified' })).toHaveLength(4);
  });
});

describe('a schema', () => {
  const lines = ({ type, notes, fields }: SchemaNode) => ({
    type,
    notes: notes.map(({ kind, text }) => `${kind} ${text}`),
    fields: fields().map(({ name, required }) => (required ? `${name}!` : name)),
  });
  const described = (schema: Record<string, unknown>) => lines(describeSchema(schema, schemas));

  it.each([
    [{ type: 'string', format: 'uuid' }, 'string (uuid)', []],
    [{ type: ['string', 'null'], maxLength: 9 }, 'string | null', ['length ≤ 9']],
    [{ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] }, 'integer | null', ['value ≥ 1']],
    [
      { type: 'integer', exclusiveMinimum: 0, maximum: 100, default: 20 },
      'integer',
      ['value > 0, ≤ 100', 'default 20'],
    ],
    [{ type: 'string', minLength: 1, maxLength: 80, pattern: '^a' }, 'string', ['length 1–80', 'pattern ^a']],
    [{ enum: ['live', 'event'] }, 'string', ['values "live", "event"']],
    [{ const: false }, 'boolean', ['values false']],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'string | string[]', []],
    [
      { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
      '(string | number)[]',
      [],
    ],
    [{ type: 'null' }, 'null', []],
    [{}, 'any', []],
    [{ $ref: '#/components/schemas/NoSuch' }, 'NoSuch', []],
    [{ $ref: 'https://evil.example/schema' }, 'any', []],
    [{ type: 7, enum: 'x', minLength: 'y', description: {} }, 'any', []],
  ])('%j is %s', (schema, type, notes) => expect(described(schema)).toEqual({ type, notes, fields: [] }));

  it('has the fields of the object, of the objects in a list, and of what any name may hold', () => {
    expect(described({ $ref: '#/components/schemas/CreateChannelDto' })).toMatchObject({
      type: 'CreateChannelDto',
      fields: ['name!', 'kind', 'tags'],
    });
    expect(described({ type: 'array', items: { $ref: '#/components/schemas/Channel' } })).toMatchObject({
      type: 'Channel[]',
      fields: ['id!', 'name!', 'kind', 'bitrate', 'streamKey', 'backup'],
    });
    expect(described({ type: 'object', additionalProperties: { type: 'number' } }).fields).toEqual(['*']);
    expect(described({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'null' }] }).fields).toEqual([
      '[0]!',
      '[1]!',
    ]);
    const whole = {
      allOf: [
        { $ref: '#/components/schemas/UpdateChannelDto' },
        { properties: { more: {} }, required: ['more'] },
      ],
    };
    expect(described(whole).fields).toEqual(['more!', 'name', 'kind']);
    const forms = { anyOf: [{ $ref: '#/components/schemas/Channel' }, { type: 'string' }] };
    expect(described(forms)).toMatchObject({ type: 'Channel | string', fields: ['Channel'] });
  });

  it('may hold itself, even without an end', () => {
    const { fields } = describeSchema({ $ref: '#/components/schemas/Channel' }, schemas);
    const backup = fields().find(({ name }) => name === 'backup');
    expect(backup?.node.fields().map(({ name }) => name)).toContain('backup');
    const endless = {
      Self: { $ref: '#/components/schemas/Self' },
      Forms: { anyOf: [{ $ref: '#/components/schemas/Forms' }, {}] },
    };
    for (const name of ['Self', 'Forms']) {
      const schema = { $ref: `#/components/schemas/${name}` };
      expect(describeSchema(schema, endless).type).toBe(name);
      expect(() => JSON.stringify(exampleOf(schema, endless))).not.toThrow();
    }
  });
});

describe('an example', () => {
  it('has every field, or those that have to be there', () => {
    const schema = { $ref: '#/components/schemas/CreateChannelDto' };
    expect(exampleOf(schema, schemas)).toEqual({ name: 'text', kind: 'live', tags: ['text'] });
    expect(exampleOf(schema, schemas, 'required')).toEqual({ name: 'text' });
    expect(exampleOf({ $ref: '#/components/schemas/UpdateChannelDto' }, schemas, 'required')).toEqual({});
  });

  it.each([
    [{ type: 'string', format: 'date-time' }, '2026-01-31T08:00:00Z'],
    [{ type: 'string', format: 'constructor' }, 'text'],
    [{ type: 'string', minLength: 6 }, 'text--'],
    [{ type: 'string', maxLength: 2 }, 'te'],
    [{ type: 'integer', exclusiveMinimum: 4 }, 5],
    [{ type: 'number', maximum: 0 }, 0],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ type: 'array', prefixItems: [{ type: 'integer' }, { const: 'b' }] }, [1, 'b']],
    [{ type: 'null' }, null],
    [{ type: 'string', default: 'x' }, 'x'],
  ])('of %j fits it', (schema, example) => expect(exampleOf(schema, schemas)).toEqual(example));
});

describe('the command line', () => {
  const BASE = 'https://console.example';

  it('makes the call, with a place for the token and never the token itself', () => {
    expect(curlLine(operationOf('updateChannel'), schemas, BASE)).toBe(
      [
        `curl -X PATCH 'https://console.example/admin/api/channel/channels/<id>'`,
        `-H 'Authorization: Bearer <token>'`,
        `-H 'X-App-Id: default-admin-app'`,
        `-H 'Content-Type: application/json'`,
        `-d '{"name":"text","kind":"live"}'`,
      ].join(' \\\n  '),
    );
    expect(curlLine(operationOf('startGithubLogin'), schemas, BASE)).not.toContain('Authorization');
  });

  it('has one word for whatever the document says', () => {
    const body = { type: 'string', default: "'; rm -rf / #" };
    const line = curlLine({ ...operationOf('createChannel'), body }, schemas, BASE);
    expect(line).toContain(String.raw`-d '"'\''; rm -rf / #"'`);
  });

  it('names the query that has to be there', () => {
    const parameters = [{ name: 'app id', in: 'query', required: true, schema: {} } as const];
    expect(curlLine({ ...operationOf('listChannels'), parameters }, schemas, BASE)).toContain(
      '?app%20id=<app id>',
    );
  });
});
