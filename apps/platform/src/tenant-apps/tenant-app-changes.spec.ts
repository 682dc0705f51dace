// @see spec 4.3, 7.1, 7.5
// @see ASVS 2.2.3, 2.3.4, 8.2.3, 15.3.3
import { listAllInvoices } from '@console/billing/contract';
import {
  createTenantApp,
  deleteTenantApp,
  getTenantApp,
  getTenantAppDetails,
  listTenantAppApiGroups,
  listTenantApps,
  resetTenantAppApiKey,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiKeys, auditEntries, groupPermissions, invoices, members } from '../database/schema';
import { hashToken } from '../security/token';
import { addPerson, joinApp } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';

describe('changing a tenant app', async () => {
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  const { token } = staff;
  await joinApp(platform, staff, 'default-admin-app', ['admin-tenant-app', 'admin-management']);

  const create = (appId: string) =>
    platform.call(createTenantApp, { token, body: { name: `The ${appId}`, appId } });
  const details = async (id: string) => {
    const response = await platform.send(getTenantAppDetails, { token, params: { id } });
    return {
      etag: response.headers.get('ETag') ?? '',
      details: getTenantAppDetails.response.parse(await response.json()),
    };
  };
  const patch = (id: string, body: object, headers: Record<string, string> = {}) => ({
    token,
    params: { id },
    body,
    headers,
  });
  const actionsOf = async (appId: string) => {
    const rows = await platform.db.select().from(auditEntries).where(eq(auditEntries.appId, appId));
    return rows.map(({ action, detail }) => ({ action, detail })).slice(1);
  };
  const invoiceOf = (
    appId: string,
    status: 'unpaid' | 'overdue' | 'draft',
    number: string,
    month: string,
  ) => ({
    id: crypto.randomUUID(),
    number,
    appId,
    status,
    currency: 'USD',
    subtotal: 100,
    tax: 0,
    total: 100,
    periodStart: `2026-${month}-01`,
    periodEnd: `2026-${month}-28`,
    issuingDate: `2026-${month}-28`,
    dueDate: `2026-${month}-28`,
  });

  it('returns all details and the counts of a deletion', async () => {
    const { apiKey } = await create('seen-whole');
    const guest = await addPerson(platform, 'guest@seen.example');
    const { memberId } = await joinApp(platform, guest, 'seen-whole', []);
    await platform.db.update(members).set({ status: 'invited' }).where(eq(members.id, memberId));
    await platform.db
      .insert(invoices)
      .values([
        invoiceOf('seen-whole', 'unpaid', 'S-1', '05'),
        invoiceOf('seen-whole', 'overdue', 'S-2', '02'),
        invoiceOf('seen-whole', 'overdue', 'S-3', '03'),
        invoiceOf('seen-whole', 'draft', 'S-4', '04'),
      ]);
    const { etag, details: seen } = await details('seen-whole');
    expect(etag).toBe('"1"');
    expect(seen).toMatchObject({
      name: 'The seen-whole',
      owner: { email: staff.email },
      members: 2,
      archivedAt: null,
      subscription: { status: 'active', trialEndsAt: null, remainingTrialDays: 0 },
      apiKey: { lastFour: apiKey.slice(-4), resetAt: null, usedAt: null },
      counts: {
        activeMembers: 1,
        invitedMembers: 1,
        groups: 2,
        streams: 0,
        startedStreams: 0,
        videos: 0,
        servers: 0,
        unpaidInvoices: 1,
        overdueInvoices: 2,
      },
    });
  });

  it('archives and restores with audit entries', async () => {
    await create('put-away');
    const archived = await platform.call(updateTenantApp, patch('put-away', { status: 'archived' }));
    expect(archived).toMatchObject({ status: 'archived', archivedAt: platform.clock.now.toISOString() });
    const restored = await platform.call(updateTenantApp, patch('put-away', { status: 'normal' }));
    expect(restored).toMatchObject({ status: 'normal', archivedAt: null });
    expect(await actionsOf('put-away')).toMatchObject([
      { action: 'tenant-app.archive', detail: { name: 'The put-away' } },
      { action: 'tenant-app.restore' },
    ]);
  });

  it('changes name and edition, also for lists and searches', async () => {
    await create('renamed');
    const changed = await platform.call(
      updateTenantApp,
      patch('renamed', { name: 'Đài Bình Minh', edition: 'pro' }),
    );
    expect(changed).toMatchObject({ name: 'Đài Bình Minh', edition: 'pro' });
    const found = await platform.call(listTenantApps, { token, query: { q: 'dai binh minh' } });
    expect(found.data).toMatchObject([{ appId: 'renamed' }]);
    expect(await actionsOf('renamed')).toEqual([
      {
        action: 'tenant-app.update',
        detail: {
          name: 'Đài Bình Minh',
          'name.before': 'The renamed',
          'name.after': 'Đài Bình Minh',
          'edition.before': 'free',
          'edition.after': 'pro',
        },
      },
    ]);
  });
  it('keeps the version of an unchanged app', async () => {
    await create('unchanged');
    const response = await platform.send(updateTenantApp, patch('unchanged', { name: 'The unchanged' }));
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(await actionsOf('unchanged')).toEqual([]);
  });
  it('transfers an app to active managers only', async () => {
    await create('handed-on');
    const successor = await addPerson(platform, 'successor@handed.example');
    const rejected = await platform.rejection(
      updateTenantApp,
      patch('handed-on', { ownerEmail: successor.email }),
    );
    expect(rejected).toMatchObject({ statusCode: 409 });
    expect(rejected.fieldErrors).toHaveProperty('ownerEmail');
    const { groupId } = await joinApp(platform, successor, 'handed-on', []);
    expect(await platform.status(updateTenantApp, patch('handed-on', { ownerEmail: successor.email }))).toBe(
      409,
    );
    await platform.db.insert(groupPermissions).values({ groupId, apiGroupId: 'management' });
    const changed = await platform.call(
      updateTenantApp,
      patch('handed-on', { ownerEmail: 'SUCCESSOR@handed.example' }),
    );
    expect(changed.owner.email).toBe(successor.email);
  });

  it('revokes API groups of an app and its groups, except management', async () => {
    await create('narrowed');
    const person = await addPerson(platform, 'editor@narrowed.example');
    const { groupId } = await joinApp(platform, person, 'narrowed', [
      'management',
      'admin-vod',
      'admin-ssai',
    ]);
    await platform.call(updateTenantApp, patch('narrowed', { apiGroups: ['admin-vod'] }));
    const { data } = await platform.call(listTenantAppApiGroups, { token, params: { id: 'narrowed' } });
    expect(data.filter(({ granted }) => granted).map(({ apiGroupId }) => apiGroupId)).toEqual([
      'admin-vod',
      'management',
    ]);
    expect(data).toHaveLength(9);
    const left = await platform.db
      .select()
      .from(groupPermissions)
      .where(eq(groupPermissions.groupId, groupId));
    expect(left.map(({ apiGroupId }) => apiGroupId).toSorted()).toEqual(['admin-vod', 'management']);
    const beyond = patch('narrowed', { apiGroups: ['admin-user'] });
    expect(await platform.status(updateTenantApp, beyond)).toBe(400);
  });

  it('returns a new key once and revokes the old one', async () => {
    const { apiKey: first } = await create('rekeyed');
    const { apiKey: second } = await platform.call(resetTenantAppApiKey, {
      token,
      params: { id: 'rekeyed' },
    });
    expect(second).toMatch(/^sbk_[\w-]{43}$/);
    expect(second).not.toBe(first);
    const hashes = async (key: string) =>
      platform.db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.keyHash, hashToken(key)));
    expect(await hashes(first)).toEqual([]);
    expect(await hashes(second)).toHaveLength(1);
    const { details: seen } = await details('rekeyed');
    expect(seen.apiKey).toEqual({
      lastFour: second.slice(-4),
      resetAt: platform.clock.now.toISOString(),
      usedAt: null,
    });
    expect(JSON.stringify(await actionsOf('rekeyed'))).not.toContain(second);
  });

  it('deletes an app without open invoices and keeps its audit entries and invoices', async () => {
    await create('owing');
    await platform.db.insert(invoices).values(invoiceOf('owing', 'unpaid', 'O-1', '01'));
    const rejected = await platform.rejection(deleteTenantApp, { token, params: { id: 'owing' } });
    expect(rejected).toMatchObject({
      statusCode: 409,
      message: 'The app has unpaid invoices (1). Settle them first.',
    });
    const settled = { status: 'paid', paidAt: platform.clock.now } as const;
    await platform.db.update(invoices).set(settled).where(eq(invoices.appId, 'owing'));
    await platform.call(deleteTenantApp, { token, params: { id: 'owing' } });
    expect(await platform.status(getTenantApp, { token, params: { id: 'owing' } })).toBe(404);
    expect(await platform.db.select().from(members).where(eq(members.appId, 'owing'))).toEqual([]);
    expect((await actionsOf('owing')).at(-1)).toEqual({
      action: 'tenant-app.delete',
      detail: { name: 'The owing', members: 1 },
    });
    const { data } = await platform.call(listAllInvoices, { token, query: { q: 'the OWING' } });
    expect(data).toMatchObject([{ number: 'O-1', appDeleted: true }]);
  });

  it('returns 404 for the admin app and path traversal', async () => {
    for (const id of ['default-admin-app', 'no-such-app', '..%2fusers', '../users']) {
      for (const operation of [getTenantApp, getTenantAppDetails, listTenantAppApiGroups, deleteTenantApp]) {
        expect(await platform.status(operation, { token, params: { id } }), id).toBe(404);
      }
      expect(await platform.status(updateTenantApp, patch(id, { name: 'x' })), id).toBe(404);
      expect(await platform.status(resetTenantAppApiKey, { token, params: { id } }), id).toBe(404);
    }
    const raw = new Request('http://platform.example/admin/api/tenant-app/apps/..%2fapps', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await platform.app.request(raw)).status).toBe(404);
  });
});
