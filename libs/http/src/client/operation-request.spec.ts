// @see spec 3.9, 5, 7.1, 8
// @see ASVS 1.1.2, 1.2.2
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listQuery } from '../contract/list';
import { operation } from '../contract/operation';
import { appIdOf, ifMatchOf, missingParameter, requestOf } from './operation-request';

const declared = { summary: '', group: 'apiTenantApp', access: 'session', response: z.object({}) } as const;

const getMember = operation({
  ...declared,
  name: 'getMember',
  method: 'GET',
  path: '/apps/{id}/members/{memberId}',
  params: z.object({ id: z.string(), memberId: z.string() }),
});
const listApps = operation({
  ...declared,
  name: 'listApps',
  method: 'GET',
  path: '/apps',
  query: listQuery({ sort: ['name'], item: z.object({ name: z.string() }), filters: { status: z.string() } }),
});
const validateAppId = operation({
  ...declared,
  name: 'validateAppId',
  method: 'GET',
  path: '/apps/validate-appid',
  query: z.object({ appId: z.string(), type: z.string().optional() }),
});
const renameApp = operation({
  ...declared,
  name: 'renameApp',
  method: 'PATCH',
  path: '/apps/{id}',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
});

describe('missingParameter', () => {
  it.each([
    ['a path parameter', getMember, { id: 'a' }, 'memberId', 'getMember'],
    ['the first of several', getMember, {}, 'id', 'getMember'],
    ['arguments altogether', getMember, undefined, 'id', 'getMember'],
    ['a value that is null', getMember, { id: null, memberId: 'b' }, 'id', 'getMember'],
    [
      'a path parameter without a text, which would name the list',
      getMember,
      { id: '', memberId: 'b' },
      'id',
      'getMember',
    ],
    ['a query value', validateAppId, {}, 'appId', 'validateAppId'],
    ['the body', renameApp, { id: 'a' }, 'body', 'renameApp'],
  ])('names %s', (_what, declaration, args, parameter, name) => {
    expect(missingParameter({ operation: declaration, args })).toBe(
      `Required parameter ${parameter} was null or undefined when calling ${name}.`,
    );
  });

  it.each([
    ['a complete call', renameApp, { id: 'a', body: { name: 'b' } }],
    ['optional values left out', validateAppId, { appId: 'a' }],
    ['a list with nothing said', listApps, {}],
    ['an empty value of the query', validateAppId, { appId: '' }],
  ])('lets %s pass', (_what, declaration, args) =>
    expect(missingParameter({ operation: declaration, args })).toBeUndefined(),
  );
});

describe('the address of a call', () => {
  const hostile = [
    ['..%2fusers', '..%252fusers'],
    ['../users', '..%2Fusers'],
    ['.', '%252E'],
    ['..', '%252E%252E'],
    ['a/b', 'a%2Fb'],
    ['a?b=c#d', 'a%3Fb%3Dc%23d'],
    ['\\evil', '%5Cevil'],
    ['điện ảnh', '%C4%91i%E1%BB%87n%20%E1%BA%A3nh'],
    ['{memberId}', '%7BmemberId%7D'],
  ];

  it.each(hostile)('keeps %j one encoded segment', (id, segment) => {
    const { url } = requestOf({ operation: getMember, args: { id, memberId: 'm' } });
    expect(url).toBe(`/apps/${segment}/members/m`);
  });

  // URL parsers take "%2E%2E" for "..", so what they make of an address is what counts.
  it.each(hostile)('is still below its parent when %j is resolved', (id, segment) => {
    const { url } = requestOf({ operation: getMember, args: { id, memberId: 'm' } });
    expect(new URL(url, 'https://console.example').pathname).toBe(`/apps/${segment}/members/m`);
  });
});

describe('the query of a call', () => {
  it.each([
    ['text', { q: 'Trần & con' }, { q: 'Trần & con' }],
    ['numbers', { page: 2, perPage: 50 }, { page: '2', perPage: '50' }],
    ['filters as JSON', { customFields: { status: 'archived' } }, { customFields: '{"status":"archived"}' }],
    ['a list, comma-joined', { sort: ['name', '-createdAt'] }, { sort: 'name,-createdAt' }],
    ['only what the contract knows', { q: 'a', token: 'secret' }, { q: 'a' }],
    ['not what is empty', { q: '', sort: null, fields: undefined, page: 1 }, { page: '1' }],
    ['nothing', {}, undefined],
  ])('holds %s', (_what, args, params) =>
    expect(requestOf({ operation: listApps, args }).params).toEqual(params),
  );
});

describe('the body of a call', () => {
  it('is the body that was passed', () => {
    const request = requestOf({ operation: renameApp, args: { id: 'a', body: { name: 'b' } } });
    expect(request).toEqual({ url: '/apps/a', method: 'PATCH', body: { name: 'b' } });
  });

  it('is none for a call without one', () => {
    expect(
      requestOf({ operation: getMember, args: { id: 'a', memberId: 'b', body: {} } }),
    ).not.toHaveProperty('body');
  });
});

describe('the version that a call is about', () => {
  const replaceApp = operation({ ...renameApp, name: 'replaceApp', ifMatch: true });

  it('is the one that was passed', () =>
    expect(ifMatchOf({ operation: replaceApp, args: { ifMatch: 'W/"1"' } })).toBe('W/"1"'));

  it.each([
    ['where none is known', replaceApp, { ifMatch: '' }],
    ['where none is passed', replaceApp, {}],
    ['where what is passed is no text', replaceApp, { ifMatch: 1 }],
    ['where the operation takes none', renameApp, { ifMatch: '"1"' }],
  ])('is none %s', (_what, declaration, args) =>
    expect(ifMatchOf({ operation: declaration, args })).toBeUndefined(),
  );
});

describe('the app of a call', () => {
  const ofApp = operation({ ...getMember, inApp: true });
  const ofPath = operation({ ...getMember, inApp: 'id' });
  it.each([
    ['that its argument names', ofApp, { id: 'news', appId: 'river' }, 'river'],
    ['that its path names', ofPath, { id: 'river' }, 'river'],
    ['the admin app, where none is named', ofApp, { id: 'news' }, undefined],
    ['the admin app, where an empty one is named', ofApp, { id: 'news', appId: '' }, undefined],
    [
      'the admin app, where a parameter of that name is no app of the call',
      validateAppId,
      { appId: 'river' },
      undefined,
    ],
  ])('is the one %s', (_which, declaration, args, appId) =>
    expect(appIdOf({ operation: declaration, args })).toBe(appId),
  );
});
