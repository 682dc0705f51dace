import { listAllInvoices } from '@console/billing/contract';
import { acknowledgeAlert, listAlerts, listServers } from '@console/operations/contract';
import { search } from '@console/workspace/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alerts } from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';

describe('search', async () => {
  const platform = await startSuitePlatform({ SEED_APPS: '20' });
  const { token: staff } = await enroll(platform);
  const find = async (q: string, { token = staff, limit = '5' } = {}) =>
    (await platform.call(search, { token, query: { q, limit } })).data;
  const titles = (found: Awaited<ReturnType<typeof find>>, kind: string) =>
    found.filter((one) => one.kind === kind).map(({ title }) => title);

  it('finds every kind, Vietnamese without diacritics, and no more than wanted of each', async () => {
    const { data: alerts } = await platform.call(listAlerts, {
      token: staff,
      query: { customFields: JSON.stringify({ status: 'active' }) },
    });
    const name = alerts[0]?.appName ?? '';
    const kinds = new Set((await find(name)).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['alert', 'app', 'server']));

    const found = await find('dong xanh');
    expect(titles(found, 'app')[0]).toMatch(/^Đồng Xanh/);
    expect(titles(found, 'invoice').length).toBe(5);
    expect(titles(await find('ĐỒNG xanh', { limit: '1' }), 'invoice')).toHaveLength(1);
    expect(titles(await find('thoi su'), 'stream')).toEqual(['Thời sự 24 giờ']);
    expect(titles(await find('operator@signalbox'), 'user')).toEqual(['First Operator']);
    expect(await find('no such thing anywhere')).toEqual([]);
    expect(await find('%_')).toEqual([]);
  });

  it('finds alerts by their message, without diacritics', async () => {
    const customFields = JSON.stringify({ status: 'active' });
    const { data } = await platform.call(listAlerts, { token: staff, query: { customFields } });
    const id = data[0]?.id ?? '';
    await platform.db.update(alerts).set({ message: 'Luồng bị đứt quãng' }).where(eq(alerts.id, id));
    expect(await find('Bị đứt quãng')).toMatchObject([{ kind: 'alert', id }]);
  });

  it('finds invoices by any part of the number and servers by their address', async () => {
    const { data: invoices } = await platform.call(listAllInvoices, {
      token: staff,
      query: { status: 'overdue' },
    });
    const [invoice] = invoices;
    const found = await find(invoice?.number.slice(6) ?? '');
    expect(found[0]).toMatchObject({
      kind: 'invoice',
      id: invoice?.id,
      title: invoice?.number,
      subtitle: invoice?.appName,
      state: 'overdue',
      amount: { currency: invoice?.currency, total: invoice?.total },
    });
    const { data: servers } = await platform.call(listServers, { token: staff });
    const server = servers.at(-1);
    expect(titles(await find(server?.address ?? ''), 'server')).toContain(server?.name);
  });

  it('puts beginnings of names before beginnings of words, and those before other matches', async () => {
    for (const [appId, name] of [
      ['rank-3', 'Superstream'],
      ['rank-2', 'Deep Stream'],
      ['rank-1', 'Stream Radio'],
    ] as const) {
      await platform.call(createTenantApp, { token: staff, body: { appId, name } });
    }
    expect(titles(await find('stream'), 'app')).toEqual(['Stream Radio', 'Deep Stream', 'Superstream']);
  });

  it('finds only what the caller may see', async () => {
    const { data: alerts } = await platform.call(listAlerts, {
      token: staff,
      query: { customFields: JSON.stringify({ status: 'open' }) },
    });
    const [alert] = alerts;
    const [appId, name] = [alert?.appId ?? '', alert?.appName ?? ''];
    await platform.call(acknowledgeAlert, { token: staff, params: { id: alert?.id ?? '' } });
    const callers = {
      stranger: await addPerson(platform, 'stranger@people.example'),
      member: await addPerson(platform, 'member@people.example'),
      operator: await addPerson(platform, 'operator@people.example'),
    };
    await joinApp(platform, callers.member, appId, []);
    await joinApp(platform, callers.operator, appId, ['admin-machine', 'management']);
    const seen = async ({ token }: { token: string }) =>
      new Set((await find(name, { token, limit: '10' })).map(({ kind }) => kind));
    expect(await seen(callers.stranger)).toEqual(new Set());
    expect(await seen(callers.member)).toEqual(new Set(['app']));
    expect((await seen(callers.operator)).has('user')).toBe(false);
    const ofOthers = await find('a', { token: callers.operator.token, limit: '10' });
    expect(new Set(ofOthers.map((one) => one.appId))).toEqual(new Set([appId]));
    const state = (await find(name, { token: callers.operator.token, limit: '10' })).find(
      ({ id }) => id === alert?.id,
    );
    expect(state).toMatchObject({ kind: 'alert', state: 'acknowledged' });
  });
});
