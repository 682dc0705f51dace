// @see spec 2.3, 7.1
import { describe, expect, it } from 'vitest';
import { SAMPLE_DOCUMENT } from '../../testing/sample-document';
import { referenceOf } from '../reference/read-reference';
import { bodyProblems } from './check-body';
import { manualRequestOf, declaredOperation, filledPath, isJson } from './declared-operation';
import { holdsSecrets, maskSecrets } from './mask-secrets';

const { operations, schemas } = referenceOf(SAMPLE_DOCUMENT);

describe('a body held against its schema', () => {
  const problemsOf = (value: unknown) =>
    bodyProblems(value, { $ref: '#/components/schemas/CreateChannelDto' }, schemas).map(
      ({ path, kind }) => `${path} ${kind}`,
    );

  it.each([
    [{ name: 'News' }, []],
    [{ name: 'News', kind: 'event', tags: ['a'] }, []],
    [{}, ['name missing']],
    [{ name: 7 }, ['name type']],
    [{ name: '' }, ['name value']],
    [{ name: 'x'.repeat(81) }, ['name value']],
    [{ name: '👩'.repeat(80) }, []],
    [{ name: 'News', kind: 'none' }, ['kind value']],
    [{ name: 'News', knid: 'live' }, ['knid unknown']],
    [{ name: 'News', tags: ['a', 1, 'b', null] }, ['tags[1] type', 'tags[3] type']],
    [{ name: 'News', tags: ['1', '2', '3', '4', '5', '6'] }, ['tags value']],
    ['News', [' type']],
    [null, [' type']],
  ])('%j has %j', (value, problems) => expect(problemsOf(value)).toEqual(problems));

  it('fits one of several forms, and null where that is one', () => {
    const schema = { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] };
    expect(bodyProblems(null, schema, {})).toEqual([]);
    expect(bodyProblems(0, schema, {})).toEqual([{ path: '', kind: 'value' }]);
  });

  it('ends where the schema has no end', () => {
    const endless = { Forms: { anyOf: [{ $ref: '#/components/schemas/Forms' }, { type: 'string' }] } };
    expect(bodyProblems({}, { $ref: '#/components/schemas/Forms' }, endless)).toEqual([]);
  });
});

describe('what is a secret in an answer', () => {
  const answer = {
    id: '1',
    apiKey: 'sk-1',
    user: { token: 'Bearer x', twoFAEnabled: true },
    recoveryCodes: ['a', 'b'],
    hasPassword: true,
    keys: [{ secret: 's' }, { streamKey: 'live-1' }],
    token: '',
  };

  it('is covered by its name, at any depth', () => {
    expect(holdsSecrets(answer)).toBe(true);
    expect(JSON.stringify(maskSecrets(answer))).not.toMatch(/sk-1|live-1|Bearer|"a"|"s"/);
    expect(maskSecrets(answer)).toMatchObject({
      id: '1',
      user: { twoFAEnabled: true },
      hasPassword: true,
      token: '',
    });
  });

  it.each([{ data: [{ id: '1' }] }, [], null, 'token', { hasPassword: false, recoveryCodes: [] }])(
    'is nothing in %j',
    (value) => {
      expect(holdsSecrets(value)).toBe(false);
      expect(maskSecrets(value)).toEqual(value);
    },
  );
});

describe('a typed call', () => {
  const operationOf = (name: string) => {
    const found = operations.find((operation) => operation.name === name);
    if (!found) throw new Error(`${name} was not read.`);
    return declaredOperation(found);
  };

  it('goes by the rules of all calls: group, access, If-Match and what it needs', () => {
    expect(operationOf('updateChannel')).toMatchObject({
      group: 'apiTenantApp',
      method: 'PATCH',
      path: '/admin/api/channel/channels/{id}',
      access: 'session',
      ifMatch: true,
    });
    expect(operationOf('startGithubLogin')).toMatchObject({ group: 'authServiceApi', access: 'public' });
    expect(Object.keys(operationOf('listChannels').query?.shape ?? {})).toEqual(['q', 'perPage']);
    expect(operationOf('deleteChannel').body).toBeUndefined();
  });

  it('is made in the admin app unless another is chosen', () => {
    const operation = operationOf('updateChannel');
    const typed = { path: { id: '7' }, query: {}, body: '{"name":"News"}', appId: ' ', ifMatch: ' "3" ' };
    expect(manualRequestOf(operation, typed)).toEqual({
      operation,
      appId: 'default-admin-app',
      args: { id: '7', body: { name: 'News' }, ifMatch: '"3"' },
    });
    expect(manualRequestOf(operation, { ...typed, appId: 'studio-1', ifMatch: '' })).toEqual({
      operation,
      appId: 'studio-1',
      args: { id: '7', body: { name: 'News' } },
    });
  });

  it('is read out with its parameters in their place', () =>
    expect(filledPath('/a/{id}/b/{other}', { id: '../x y' })).toBe('/a/..%2Fx%20y/b/'));

  it.each([
    ['{}', true],
    ['[1]', true],
    ['{', false],
    ['', false],
    [undefined, false],
  ])('has a body of JSON: %j %s', (text, is) => expect(isJson(text)).toBe(is));
});
