// @see spec 2.3, 6
// @see ASVS 16.2.1, 16.2.2
import { getAuditLog, listAuditActors, listAuditLogs } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { apps, auditEntries, users } from '../database/schema';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS, HOUR_MS } from '../time/durations';

const OWN = { name: 'Own', appId: 'own-app' };

describe('audit logs', async () => {
  const platform = await startSuitePlatform({ SEED_APPS: '3' });
  const { token } = await enroll(platform);
  const created = await platform.send(createTenantApp, { token, body: OWN });
  const requestId = created.headers.get('X-Request-Id');

  const list = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    platform.call(listAuditLogs, { token, query, headers });
  const filtered = async (filters: Partial<Record<string, string>>) =>
    (await list({ perPage: '100', customFields: JSON.stringify(filters) })).data;

  const all = (await list({ perPage: '100' })).data;

  it('list actor, action and object, newest first', async () => {
    const { data, total } = await list();
    expect(total).toBe(all.length);
    expect(data).toEqual(all.slice(0, 20));
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(all.find(({ appId }) => appId === OWN.appId)).toMatchObject({
      actor: { id: expect.any(String) as string, email: OPERATOR.email },
      action: 'tenant-app.create',
      object: { type: 'tenant-app', id: OWN.appId, name: OWN.name },
      result: 'done',
      status: null,
      requestId,
      changes: [],
      facts: { name: OWN.name, edition: 'free' },
    });
  });

  it('are filtered by app, actor and action', async () => {
    const first = all.find(({ appId }) => appId !== OWN.appId);
    if (!first) throw new Error('There is no demo audit entry.');
    const { appId, actor, action } = first;
    expect(await filtered({ appId: appId ?? '' })).toEqual(all.filter((entry) => entry.appId === appId));
    expect(await filtered({ actor: actor.email.toUpperCase() })).toEqual(
      all.filter((entry) => entry.actor.email === actor.email),
    );
    expect(await filtered({ action, actor: actor.email })).toEqual(
      all.filter((entry) => entry.action === action && entry.actor.email === actor.email),
    );
    expect((await list({ q: `${actor.email} ${action}`, perPage: '100' })).data).toContainEqual(first);
  });

  it('name the users with entries in an app', async () => {
    const actorsIn = async (appId: string, q = '') => {
      const { data } = await platform.call(listAuditActors, {
        token,
        query: { q },
        headers: { 'X-App-Id': appId },
      });
      return data.map(({ email }) => email);
    };
    expect(await actorsIn(OWN.appId)).toEqual([OPERATOR.email]);
    expect(await actorsIn(OWN.appId, 'nobody')).toEqual([]);
    const [first] = await actorsIn('default-admin-app');
    expect(all.map(({ actor }) => actor.email)).toContain(first);
  });

  it('are filtered by object, result and request, and found by object name', async () => {
    const group = all.find(({ action, result }) => action === 'group.update' && result === 'done');
    const objectId = group?.object.id ?? '';
    expect(await filtered({ objectId })).toEqual(all.filter(({ object }) => object.id === objectId));
    expect(await filtered({ objectType: 'group' })).toEqual(
      all.filter(({ object }) => object.type === 'group'),
    );
    const rejected = all.filter(({ result }) => result === 'refused');
    expect(await filtered({ result: 'refused' })).toEqual(rejected);
    expect(rejected.length).toBeGreaterThan(0);
    expect(await filtered({ requestId: requestId ?? '' })).toMatchObject([{ object: { id: OWN.appId } }]);
    expect((await list({ q: `OWN ${OWN.appId}` })).data).toMatchObject([{ requestId }]);
  });

  it('return one entry by ID, with changes before and after', async () => {
    const group = all.find(({ changes }) => changes.some(({ field }) => field === 'apiGroups'));
    expect(await platform.call(getAuditLog, { token, params: { id: group?.id ?? '' } })).toEqual(group);
    expect(group?.changes).toContainEqual({
      field: 'apiGroups',
      before: 'admin-library, admin-vod',
      after: 'admin-interactive, admin-library, admin-vod',
    });
    for (const id of ['7', newId(platform.clock.now)]) {
      const rejected = await platform.rejection(getAuditLog, { token, params: { id } });
      expect(rejected.statusCode).toBe(404);
    }
  });

  it('are filtered by a period with exclusive end', async () => {
    const from = all[10]?.at ?? '';
    const to = all[3]?.at ?? '';
    const { data } = await list({ from, to, perPage: '100' });
    expect(data).toEqual(all.filter(({ at }) => at >= from && at < to));
    expect(data.length).toBeGreaterThan(0);
    // The same times with the offset of Vietnam.
    const local = (at: string) => new Date(new Date(at).getTime() + 7 * HOUR_MS).toISOString();
    const zoned = (at: string) => local(at).replace('Z', '+07:00');
    expect((await list({ from: zoned(from), to: zoned(to), perPage: '100' })).data).toEqual(data);
  });

  it('are filtered by a period before now', async () => {
    const since = (days: number) => platform.clock.now.getTime() - days * DAY_MS;
    const within = (days: number) => all.filter(({ at }) => Date.parse(at) >= since(days));
    expect(await filtered({ period: 'last-day' })).toEqual(within(1));
    expect(await filtered({ period: 'last-30-days' })).toEqual(within(30));
    expect(within(30).length).toBeGreaterThan(within(1).length);
  });
  // Last: deletes a user.
  it('remain when the user or the app is deleted', async () => {
    const entry = all.find(({ action, appId }) => action === 'tenant-app.create' && appId !== OWN.appId);
    if (!entry?.appId || !entry.actor.id) throw new Error('There is no demo app.');
    await platform.db.delete(apps).where(eq(apps.appId, entry.appId));
    await platform.db.delete(users).where(eq(users.id, entry.actor.id));
    expect(await filtered({ appId: entry.appId })).toContainEqual({
      ...entry,
      actor: { id: null, email: entry.actor.email },
    });
    expect(await platform.db.select().from(auditEntries)).toHaveLength(all.length);
  });
});
