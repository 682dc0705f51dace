import { ADMIN_APP_ID } from '@console/http/contract';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  SAVED_VIEWS_MAX,
  updateSavedView,
} from '@console/workspace/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members } from '../database/schema';
import { newId } from '../database/ids';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';

const VIEW = {
  table: 'invoices',
  name: 'Overdue in USD',
  filters: 'status=overdue&q=studio',
  sort: '-total',
  columns: ['number', 'total'],
  density: 'comfortable',
} as const;

describe('saved views', async () => {
  const platform = await startSuitePlatform();
  const { token: staff } = await enroll(platform);
  await platform.call(createTenantApp, { token: staff, body: { appId: 'studio', name: 'Studio' } });
  const person = async (name: string, permissions: readonly string[]) => {
    const added = await addPerson(platform, `${name}@people.example`);
    await joinApp(platform, added, 'studio', permissions);
    return added.token;
  };
  const [manager, editor] = [await person('manager', ['management']), await person('editor', [])];
  const inApp = (token: string, appId = 'studio') => ({ token, headers: { 'X-App-Id': appId } });
  const names = async (token: string, appId?: string) =>
    (await platform.call(listSavedViews, { ...inApp(token, appId), query: { table: VIEW.table } })).data.map(
      ({ name }) => name,
    );

  it('are stored, and changed by their owner if they are as expected', async () => {
    const created = await platform.call(createSavedView, { ...inApp(manager), body: VIEW });
    expect(created).toMatchObject({ ...VIEW, shared: false, isMine: true, etag: '"1"' });
    const change = { ...inApp(manager), params: { id: created.id }, body: { name: 'Overdue', sort: null } };
    const headers = { 'X-App-Id': 'studio', 'If-Match': created.etag };
    const changed = await platform.call(updateSavedView, { ...change, headers });
    expect(changed).toMatchObject({ ...VIEW, name: 'Overdue', sort: null, etag: '"2"' });
    expect(await platform.status(updateSavedView, { ...change, headers })).toBe(412);
    expect(await platform.call(updateSavedView, change)).toEqual(changed);
    for (const operation of [updateSavedView, deleteSavedView]) {
      const body = operation === updateSavedView ? { name: 'Mine' } : undefined;
      expect(await platform.status(operation, { ...change, ...inApp(staff), body })).toBe(404);
    }
    expect(await names(manager)).toEqual(['Overdue']);
    expect(await names(editor)).toEqual([]);
    await platform.call(deleteSavedView, { ...inApp(manager), params: { id: created.id } });
    expect(await names(manager)).toEqual([]);
  });

  it('are shared with those who manage the app', async () => {
    const shared = { ...VIEW, name: 'Ours', shared: true };
    expect(await platform.status(createSavedView, { ...inApp(editor), body: shared })).toBe(403);
    const { id } = await platform.call(createSavedView, { ...inApp(manager), body: shared });
    expect(await names(staff)).toEqual(['Ours']);
    expect(await names(staff, ADMIN_APP_ID)).toEqual([]);
    expect(await names(editor)).toEqual([]);
    await platform.call(updateSavedView, { ...inApp(manager), params: { id }, body: { shared: false } });
    expect(await names(staff)).toEqual([]);
  });

  it('that are shared cannot be changed by someone who has left the app', async () => {
    const left = await addPerson(platform, 'left@people.example');
    const { memberId } = await joinApp(platform, left, 'studio', ['management']);
    const body = { ...VIEW, name: 'Team', shared: true };
    const { id } = await platform.call(createSavedView, { ...inApp(left.token), body });
    const change = (changed: object) =>
      platform.status(updateSavedView, { token: left.token, params: { id }, body: changed });
    // Also from the page of another app.
    expect(await change({ name: 'The team' })).toBe(200);
    await platform.db.delete(members).where(eq(members.id, memberId));
    expect([await change({ name: 'Call me' }), await change({ shared: true })]).toEqual([403, 403]);
    expect(await names(staff)).toEqual(['The team']);
    expect(await change({ name: 'Mine', shared: false })).toBe(200);
    expect(await names(staff)).toEqual([]);
  });

  it('are created in any app, as long as they are not shared', async () => {
    const body = { table: 'groups', name: 'Anywhere' };
    expect(await platform.status(createSavedView, { ...inApp(editor, 'no-such-app'), body })).toBe(201);
  });

  it('have names of their own and are not too many', async () => {
    const create = (name: string, headers = {}) =>
      platform.send(createSavedView, { token: editor, body: { table: 'servers', name }, headers });
    const key = { 'Idempotency-Key': newId(platform.clock.now) };
    const first = await (await create('First', key)).json();
    expect(await (await create('First', key)).json()).toEqual(first);
    expect((await create('First', { ...key, 'X-App-Id': 'studio' })).status).toBe(422);
    const taken = await platform.rejection(createSavedView, {
      token: editor,
      body: { table: 'servers', name: 'FIRST' },
    });
    expect(taken).toMatchObject({
      statusCode: 409,
      fieldErrors: { name: ['You already have a view with this name.'] },
    });
    for (let count = 1; count < SAVED_VIEWS_MAX; count += 1) await create(`View ${String(count)}`);
    const rejected = await platform.rejection(createSavedView, {
      token: editor,
      body: { table: 'servers', name: 'One more' },
    });
    expect(rejected.message).toBe(`You already have ${String(SAVED_VIEWS_MAX)} views. Delete one first.`);
  });
});
