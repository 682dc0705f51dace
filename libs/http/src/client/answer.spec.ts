import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '../contract/operation';
import { checkAnswer, readFailure } from './answer';

const getChannel = operation({
  name: 'getChannel',
  summary: '',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/channels/{id}',
  access: 'session',
  params: z.object({ id: z.string() }),
  answer: z.object({ name: z.string(), tags: z.array(z.object({ id: z.int() })) }),
});
const endSession = operation({
  name: 'endSession',
  summary: '',
  group: 'authServiceApi',
  method: 'POST',
  path: '/logout',
  access: 'session',
  answer: z.object({}),
});

describe('a successful answer', () => {
  it('keeps exactly the declared fields', () => {
    const answer = JSON.parse('{"name":"News","tags":[],"secret":1,"__proto__":{"isAdmin":true}}') as unknown;
    const { data } = checkAnswer(getChannel, answer);
    expect(data).toEqual({ name: 'News', tags: [] });
    expect(data).not.toHaveProperty('isAdmin');
  });

  it('may be empty where nothing but success is promised', () => {
    expect(checkAnswer(endSession, null)).toEqual({ data: {} });
  });

  it.each([
    ['a wrong type', { name: 1, tags: [] }, ['name']],
    ['wrong types deep inside', { name: 'News', tags: [{ id: 1 }, { id: 'two' }] }, ['tags.1.id']],
    ['missing fields', {}, ['name', 'tags']],
    ['a list', [], ['']],
    ['a text', 'hello', ['']],
    ['nothing', null, ['name', 'tags']],
  ])('that is %s is drift, with its places', (_what, answer, paths) => {
    const { error } = checkAnswer(getChannel, answer, 'request-1');
    expect(error).toMatchObject({ kind: 'drift', operation: 'getChannel', requestId: 'request-1' });
    expect(error?.kind === 'drift' && error.problems.map(({ path }) => path)).toEqual(paths);
  });
});

describe('a failure', () => {
  const refused = { kind: 'refused', message: [], errors: [], fieldErrors: {} };

  it.each([
    ['no connection', { status: 'FETCH_ERROR' as const, error: 'TypeError: Failed to fetch' }],
    ['no answer in time', { status: 'TIMEOUT_ERROR' as const, error: 'AbortError' }],
    ['anything odd', { status: 'CUSTOM_ERROR' as const, error: 'odd' }],
  ])('with %s is unreachable', (_what, error) => {
    expect(readFailure(getChannel, error)).toEqual({ kind: 'unreachable', message: '' });
  });

  it.each([401, 502, 503])('of %d with a page of HTML keeps its status', (originalStatus) => {
    const error = {
      status: 'PARSING_ERROR' as const,
      originalStatus,
      data: '<h1>Sorry</h1>',
      error: 'SyntaxError',
    };
    expect(readFailure(getChannel, error, 'request-1')).toEqual({
      ...refused,
      status: originalStatus,
      requestId: 'request-1',
    });
  });

  it('to read a successful answer is drift, and none of the answer is kept', () => {
    const error = {
      status: 'PARSING_ERROR' as const,
      originalStatus: 200,
      data: '<h1>Secret</h1>',
      error: 'SyntaxError',
    };
    const failure = readFailure(getChannel, error);
    expect(failure).toMatchObject({ kind: 'drift', operation: 'getChannel' });
    expect(JSON.stringify(failure)).not.toContain('Secret');
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
    const data = body;
    expect(readFailure(getChannel, { status: 422, data }, 'header-1')).toEqual({
      ...refused,
      status: 422,
      requestId: 'header-1',
      ...read,
    });
  });
});
