// @see spec 3.16, 8
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf } from '../contract/list';
import { operation } from '../contract/operation';
import { parseJson } from '../safe-json';
import { readReply } from './answer';
import type { ReplyFailure } from './transport';

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
const answered = (data: unknown, values: Record<string, string> = {}) => ({ data, header: headers(values) });
const failed = (failure: ReplyFailure, values: Record<string, string> = {}) => ({
  failure,
  header: headers(values),
});

describe('a successful answer', () => {
  it('keeps exactly the declared fields', () => {
    const { sent, drift } = readReply(getChannel, answered({ name: 'News', tags: [], secret: 1 }));
    expect(sent.data).toEqual({ name: 'News', tags: [] });
    expect(drift).toBeUndefined();
  });

  it('may be empty where nothing but success is promised', () => {
    expect(readReply(endSession, answered(null))).toEqual({ sent: { data: {} } });
  });

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
  ])('that is %s is drift, with its places', (_what, answer, places) => {
    const { sent, drift } = readReply(getChannel, answered(answer, { 'X-Request-Id': 'request-1' }));
    const told = { operation: 'getChannel', requestId: 'request-1' };
    expect(sent.error).toMatchObject({ kind: 'drift', ...told });
    expect(drift).toMatchObject({ ...told, method: 'GET', path: '/channels/{id}' });
    expect(drift?.problems.map(({ path, field }) => [path, field])).toEqual(places);
  });

  it('that is wrong everywhere tells of some fifty places', () => {
    const tags = Array.from({ length: 1000 }, () => ({ id: 'x' }));
    expect(readReply(getChannel, answered({ name: 'News', tags })).drift?.problems).toHaveLength(50);
  });
});

describe('a page of a list', () => {
  const page = (data: unknown, rest: object = {}) => ({ data, total: 9, page: 1, perPage: 20, ...rest });

  it('has what is valid of the rows that do not fit apart from the others, and says where', () => {
    const rows = [{ name: 'News' }, { name: 5 }, null, { name: 'Film', secret: 1 }];
    const { sent, drift } = readReply(listChannels, answered(page(rows), { ETag: '"1"' }));
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

  it('drops the invalid fields of a row, whichever they are, and nothing else', () => {
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
        const { sent, drift } = readReply(list, answered(page([row, damaged])));
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

  it('is readable where no row fits but some of their fields do', () => {
    const list = { ...listChannels, response: pageOf(z.object({ id: z.string(), name: z.string() })) };
    expect(readReply(list, answered(page([{ id: 'a' }]))).sent.data).toEqual(
      page([], { etag: '', incomplete: [{ index: 0, fields: { id: 'a' }, missing: ['name'] }] }),
    );
  });

  it.each([
    ['of which no row fits', page([{ name: 5 }])],
    ['without rows', { total: 9, page: 1, perPage: 20 }],
    ['whose rows are no list', page({ 0: { name: 'News' } })],
    ['whose total is no number', page([{ name: 'News' }, { name: 5 }], { total: 'many' })],
    ['that is bare rows', [{ name: 'News' }, { name: 5 }]],
  ])('%s is a failed list', (_what, answer) => {
    const { sent, drift } = readReply(listChannels, answered(answer));
    expect(sent.error).toMatchObject({ kind: 'drift', operation: 'listChannels' });
    expect(drift?.problems.length).toBeGreaterThan(0);
  });

  it('is what it is declared as: other answers with a list in them are whole or failed', () => {
    const withRows = { ...getChannel, response: z.object({ data: z.array(z.object({ name: z.string() })) }) };
    const { sent } = readReply(withRows, answered(page([{ name: 'News' }, { name: 5 }])));
    expect(sent.error).toMatchObject({ kind: 'drift' });
  });

  it('without rows is no drift when it is empty', () => {
    expect(readReply(listChannels, answered(page([]))).drift).toBeUndefined();
  });
});

describe('a failure', () => {
  const refused = { kind: 'refused', message: [], errors: [], fieldErrors: {} };

  it('without an answer is unreachable', () => {
    expect(readReply(getChannel, failed({ kind: 'no-answer' }))).toEqual({
      sent: { error: { kind: 'unreachable', message: '' } },
    });
  });

  it('to read a successful answer is drift', () => {
    const { sent, drift } = readReply(getChannel, failed({ kind: 'unreadable' }));
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
  ])('reads %s', (_what, body, read) => {
    const reply = failed({ kind: 'status', status: 422, body }, { 'X-Request-Id': 'header-1' });
    expect(readReply(getChannel, reply).sent).toEqual({
      error: { ...refused, status: 422, requestId: 'header-1', ...read },
    });
  });
});

describe('a key that could become a prototype', () => {
  it('does not reach a screen, copied key by key or not', () => {
    const answer = parseJson('{"name":"News","tags":[],"__proto__":{"isAdmin":true}}');
    const loose = { ...getChannel, response: z.looseObject({ name: z.string() }) };
    const { data } = readReply(loose, answered(answer)).sent;
    expect(data).toEqual({ name: 'News', tags: [] });
    expect(Object.assign({}, data)).not.toHaveProperty('isAdmin');
  });
});
