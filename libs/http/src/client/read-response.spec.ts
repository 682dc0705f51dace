// @see spec 3.16, 8
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf } from '../contract/list';
import { operation } from '../contract/operation';
import { parseJson } from '../safe-json';
import { readResponse } from './read-response';
import type { ResponseFailure } from './transport';

const getChannel = operation({
  name: 'getChannel',
  summary: '',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/channels/{id}',
  access: 'session',
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string(), tags: z.array(z.object({ id: z.int() })) }),
});
const endSession = operation({
  name: 'endSession',
  summary: '',
  group: 'authServiceApi',
  method: 'POST',
  path: '/logout',
  access: 'session',
  response: z.object({}),
});

const listChannels = operation({
  name: 'listChannels',
  summary: '',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/channels',
  access: 'session',
  response: pageOf(z.object({ name: z.string() })).extend({ totalAlerts: z.int().default(0) }),
  etag: true,
});

const headers = (values: Record<string, string>) => (name: string) => values[name];
const success = (data: unknown, values: Record<string, string> = {}) => ({ data, header: headers(values) });
const failure = (failure: ResponseFailure, values: Record<string, string> = {}) => ({
  failure,
  header: headers(values),
});

describe('a successful response', () => {
  it('has the declared fields only', () => {
    const { sent, drift } = readResponse(getChannel, success({ name: 'News', tags: [], secret: 1 }));
    expect(sent.data).toEqual({ name: 'News', tags: [] });
    expect(drift).toBeUndefined();
  });

  it('may be empty if no fields are declared', () =>
    expect(readResponse(endSession, success(null))).toEqual({ sent: { data: {} } }));

  it.each([
    ['a wrong type', { name: 1, tags: [] }, [['name', 'name']]],
    [
      'wrong types deep inside',
      { name: 'News', tags: [{ id: 1 }, { id: 'two' }] },
      [['tags.1.id', 'tags.id']],
    ],
    [
      'missing fields',
      {},
      [
        ['name', 'name'],
        ['tags', 'tags'],
      ],
    ],
    ['a list', [], [['', '']]],
    ['a text', 'hello', [['', '']]],
    [
      'nothing',
      null,
      [
        ['name', 'name'],
        ['tags', 'tags'],
      ],
    ],
  ])('with %s is drift', (_what, body, paths) => {
    const { sent, drift } = readResponse(getChannel, success(body, { 'X-Request-Id': 'request-1' }));
    const expected = { operation: 'getChannel', requestId: 'request-1' };
    expect(sent.error).toMatchObject({ kind: 'drift', ...expected });
    expect(drift).toMatchObject({ ...expected, method: 'GET', path: '/channels/{id}' });
    expect(drift?.problems.map(({ path, field }) => [path, field])).toEqual(paths);
  });

  it('reports at most 50 problems', () => {
    const tags = Array.from({ length: 1000 }, () => ({ id: 'x' }));
    expect(readResponse(getChannel, success({ name: 'News', tags })).drift?.problems).toHaveLength(50);
  });
});

describe('a page of a list', () => {
  const page = (data: unknown, rest: object = {}) => ({ data, total: 9, page: 1, perPage: 20, ...rest });

  it('has the valid fields of invalid rows separately', () => {
    const rows = [{ name: 'News' }, { name: 5 }, null, { name: 'Film', secret: 1 }];
    const { sent, drift } = readResponse(listChannels, success(page(rows), { ETag: '"1"' }));
    expect(sent).toEqual({
      data: page([{ name: 'News' }, { name: 'Film' }], {
        totalAlerts: 0,
        etag: '"1"',
        incomplete: [
          { index: 1, fields: {}, missing: ['name'] },
          { index: 2, fields: {}, missing: ['name'] },
        ],
      }),
    });
    expect(drift?.problems.map(({ path, field }) => [path, field])).toEqual([
      ['data.1.name', 'data.name'],
      ['data.2', 'data'],
    ]);
  });

  it('drops the invalid fields of a row only', () => {
    const Row = z.object({
      id: z.string(),
      total: z.int().nonnegative(),
      day: z.iso.date(),
      owner: z.object({ email: z.string() }),
      paidAt: z.string().nullable(),
      note: z.string().optional(),
      tags: z.array(z.string()).default([]),
    });
    const row = {
      id: 'a',
      total: 5,
      day: '2026-11-01',
      owner: { email: 'a@b.example' },
      paidAt: null,
      tags: ['x'],
    };
    const list = { ...listChannels, response: pageOf(Row) };
    const names = ['id', 'total', 'day', 'owner', 'paidAt', 'tags'] as const;
    const invalid = fc.constantFrom<unknown>({}, NaN, -1.5, true, [1], { email: 7 });
    fc.assert(
      fc.property(fc.subarray([...names], { minLength: 1, maxLength: 5 }), invalid, (broken, value) => {
        const damaged = { ...row, ...Object.fromEntries(broken.map((name) => [name, value])) };
        const { sent, drift } = readResponse(list, success(page([row, damaged])));
        const valid = Object.fromEntries(
          Object.entries(row).filter(([name]) => !broken.some((one) => one === name)),
        );
        expect(sent.data).toEqual(
          page([row], { etag: '', incomplete: [{ index: 1, fields: valid, missing: broken }] }),
        );
        expect(drift).toBeDefined();
      }),
    );
  });

  it('is readable if some fields of its rows are valid', () => {
    const list = { ...listChannels, response: pageOf(z.object({ id: z.string(), name: z.string() })) };
    expect(readResponse(list, success(page([{ id: 'a' }]))).sent.data).toEqual(
      page([], { etag: '', incomplete: [{ index: 0, fields: { id: 'a' }, missing: ['name'] }] }),
    );
  });

  it.each([
    ['without a valid field', page([{ name: 5 }])],
    ['without rows', { total: 9, page: 1, perPage: 20 }],
    ['whose rows are not a list', page({ 0: { name: 'News' } })],
    ['whose total is not a number', page([{ name: 'News' }, { name: 5 }], { total: 'many' })],
    ['that consists of rows only', [{ name: 'News' }, { name: 5 }]],
  ])('%s is a failed list', (_what, body) => {
    const { sent, drift } = readResponse(listChannels, success(body));
    expect(sent.error).toMatchObject({ kind: 'drift', operation: 'listChannels' });
    expect(drift?.problems.length).toBeGreaterThan(0);
  });

  it('is read partially only if it is declared as a page', () => {
    const withRows = { ...getChannel, response: z.object({ data: z.array(z.object({ name: z.string() })) }) };
    const { sent } = readResponse(withRows, success(page([{ name: 'News' }, { name: 5 }])));
    expect(sent.error).toMatchObject({ kind: 'drift' });
  });

  it('without rows is not drift if it is empty', () =>
    expect(readResponse(listChannels, success(page([]))).drift).toBeUndefined());
});

describe('a failure', () => {
  const httpError = { kind: 'http', message: [], errors: [], fieldErrors: {} };

  it('without a response is unreachable', () => {
    expect(readResponse(getChannel, failure({ kind: 'no-response' }))).toEqual({
      sent: { error: { kind: 'unreachable', message: '' } },
    });
  });

  it('to read a successful response is drift', () => {
    const { sent, drift } = readResponse(getChannel, failure({ kind: 'unreadable' }));
    expect(sent.error).toMatchObject({ kind: 'drift', operation: 'getChannel' });
    expect(drift).toMatchObject({ operation: 'getChannel', problems: [{ path: '' }] });
  });

  it.each([
    ['texts', { message: 'no', errors: 'never' }, { message: ['no'], errors: ['never'] }],
    ['lists', { message: ['a', 'b'], errors: ['c', ''] }, { message: ['a', 'b'], errors: ['c'] }],
    ['field errors', { fieldErrors: { name: ['taken'] } }, { fieldErrors: { name: ['taken'] } }],
    ['its own request id', { requestId: 'body-1' }, { requestId: 'body-1' }],
    ['no body', undefined, {}],
    ['a list for a body', ['a'], {}],
    ['a body of other types', { message: 5, errors: { a: 1 } }, {}],
    ['a text next to nulls', { statusCode: null, message: 'no', errors: null }, { message: ['no'] }],
    ['a text next to other types', { message: 'no', errors: [{ path: 'name' }] }, { message: ['no'] }],
  ])('reads %s', (_what, body, read) => {
    const reply = failure({ kind: 'status', status: 422, body }, { 'X-Request-Id': 'header-1' });
    expect(readResponse(getChannel, reply).sent).toEqual({
      error: { ...httpError, status: 422, requestId: 'header-1', ...read },
    });
  });
});

describe('a key that could become a prototype', () => {
  it('is removed', () => {
    const body = parseJson('{"name":"News","tags":[],"__proto__":{"isAdmin":true}}');
    const loose = { ...getChannel, response: z.looseObject({ name: z.string() }) };
    const { data } = readResponse(loose, success(body)).sent;
    expect(data).toEqual({ name: 'News', tags: [] });
    expect(Object.assign({}, data)).not.toHaveProperty('isAdmin');
  });
});
