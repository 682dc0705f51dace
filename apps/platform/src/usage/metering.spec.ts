// @see spec 7.4, 7.8
import {
  getInvoice,
  getOwnUsages,
  getQuota,
  listInvoices,
  updateAppBillingInfo,
} from '@console/billing/contract';
import {
  createStream,
  getPlayback,
  LEASE_SECONDS,
  reportMediaNode,
  startStream,
  stopStream,
  type StreamReport,
} from '@console/live/contract';
import { createTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, signInAgain, startSuitePlatform } from '../../testing/test-platform';
import { issueDrafts } from '../billing/issue-drafts';
import { appPlans, apps, invoices, quotas } from '../database/schema';
import { chargeMonths } from './charge-months';
import { recordUsage } from './record-usage';

const GB = 1024 ** 3;
const RENDITION = { name: 'source', width: 1280, height: 720, framesPerSecond: 25, kbps: 1_700, viewers: 0 };
const LOST = {
  ...{ inputLost: true, speed: null, droppedPercent: null },
  ...{ keyFrameSeconds: null, bitrateDeviation: null, audioDb: null },
};
const ENCODER = { speed: 1, framesPerSecond: 25, droppedFrames: 0 };

describe('what media nodes serve', async () => {
  let token: string;
  let secret: string;
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  platform.clock.now = new Date('2026-05-12T08:00:00.400Z');
  ({ token, secret } = await enroll(platform));

  const anApp = async (appId: string, edition: 'free' | 'pro' = 'pro', quotaPlan = 'starter') => {
    await platform.call(createTenantApp, { token, body: { appId, name: appId, edition, quotaPlan } });
    await platform.call(updateAppBillingInfo, {
      token,
      params: { appId },
      body: {
        companyName: 'River Media',
        taxCode: '0312345678',
        email: `billing@${appId}.example`,
        address: '1 River Street',
        country: 'VN',
      },
    });
    return appId;
  };
  const aStream = async (appId: string) =>
    (
      await platform.call(createStream, {
        token,
        body: { appId, name: 'News', source: { kind: 'test', pattern: 'test-card' } },
      })
    ).id;
  const start = (id: string) => platform.send(startStream, { token, params: { id } });
  const stop = (id: string) => platform.call(stopStream, { token, params: { id } });
  const epochs = new Map<string, number>();
  const report = async (id?: string, more: Partial<StreamReport> = {}) => {
    const measured = { problem: null, renditions: [], input: null, health: null, viewers: 1, bytesOut: 0 };
    const { streams } = await platform.call(reportMediaNode, {
      body: mediaNodeReport('node', {
        streams:
          id === undefined
            ? []
            : [{ id, epoch: epochs.get(id) ?? 0, state: 'live' as const, ...measured, ...more }],
      }),
    });
    for (const one of streams) epochs.set(one.id, one.epoch);
  };
  const onAir = async (appId: string) => {
    const id = await aStream(appId);
    await start(id);
    await report();
    return id;
  };
  const pass = (milliseconds: number) => {
    platform.clock.now = new Date(platform.clock.now.getTime() + milliseconds);
  };
  const usedBy = async (appId: string) =>
    (await platform.call(getOwnUsages, { token, headers: { 'X-App-Id': appId } })).current;
  const quotaOf = async (appId: string, resource: string) => {
    const answer = await platform.call(getQuota, { token, params: { appId } });
    return answer.quotas.find((quota) => quota.resource === resource)?.used;
  };
  const setLimit = (appId: string, resource: (typeof quotas.$inferSelect)['resource'], limit: number) =>
    platform.db
      .update(quotas)
      .set({ limit })
      .where(and(eq(quotas.appId, appId), eq(quotas.resource, resource)));

  it('counts as time on air and traffic of the app', async () => {
    const appId = await anApp('river');
    const id = await onAir(appId);
    for (let turn = 0; turn < 10; turn += 1) {
      pass(2_300);
      await report(id, {
        bytesOut: 100,
        renditions: [RENDITION, { ...RENDITION, name: '360p', encoder: ENCODER }],
      });
    }
    expect(await usedBy(appId)).toMatchObject({ liveSeconds: 23, transcodeSeconds: 23, egressBytes: 1_000 });
    expect(await quotaOf(appId, 'egress-bytes-per-month')).toBe(1_000);

    pass(60_000);
    await report(id);
    const { liveSeconds } = await usedBy(appId);
    expect(liveSeconds).toBe(23 + LEASE_SECONDS);
    pass(2_000);
    await report(id, { state: 'no-input' });
    pass(2_000);
    await report(id, { health: LOST });
    expect(await usedBy(appId)).toMatchObject({ liveSeconds });
    await stop(id);
  });

  it('is limited in channels on air, and in traffic', async () => {
    const appId = await anApp('mountain');
    const [id, other] = [await onAir(appId), await aStream(appId)];
    expect(await quotaOf(appId, 'live-channels')).toBe(1);
    const rejected = await platform.rejection(startStream, { token, params: { id: other } });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.message).toMatch(/limit of 1 channels on air/);
    expect((await start(id)).status).toBe(200);

    pass(2_000);
    await report(id);
    const play = () => platform.status(getPlayback, { token, params: { id } });
    expect(await play()).toBe(200);
    await setLimit(appId, 'egress-bytes-per-month', 5_000);
    pass(2_000);
    await report(id, { bytesOut: 5_000 });
    expect(await play()).toBe(409);
    await setLimit(appId, 'egress-bytes-per-month', 6_000);
    expect(await play()).toBe(200);
    await stop(id);
    expect((await start(other)).status).toBe(200);
    await stop(other);
  });

  it('is charged in the draft invoice of the month, which is then issued', async () => {
    const [appId, free] = [await anApp('forest'), await anApp('meadow', 'free')];
    const billed = async (of: string) => {
      const { data } = await platform.call(listInvoices, { token, query: { appId: of } });
      return Promise.all(data.map(({ id }) => platform.call(getInvoice, { token, params: { id } })));
    };
    const goTo = async (time: string) => {
      platform.clock.now = new Date(time);
      token = await signInAgain(platform, secret);
    };
    await goTo('2026-05-31T23:55:00.000Z');
    for (const one of [appId, free]) {
      const id = await onAir(one);
      pass(9_000);
      await report(id, { bytesOut: 3 * GB });
      await stop(id);
    }
    await chargeMonths(platform.db, platform.clock.now);
    expect(await billed(free)).toEqual([]);
    const [draft] = await billed(appId);
    const period = { periodStart: '2026-05-01', periodEnd: '2026-05-31' };
    const onAirLine = { kind: 'live', quantity: '0.003', unitPrice: '7000', amount: 21, ...period };
    const delivery = { kind: 'delivery', quantity: '3', unitPrice: '500', amount: 1_500, ...period };
    expect(draft).toMatchObject({ status: 'draft', currency: 'VND', total: 1_673, ...period });
    expect(draft?.lines).toMatchObject([onAirLine, delivery]);

    const id = await onAir(appId);
    pass(9_000);
    await report(id, { bytesOut: GB });
    await stop(id);
    await recordUsage(platform.db, [{ appId, adImpressions: 2_000 }], platform.clock.now);
    await goTo('2026-06-02T00:10:00.000Z');
    await chargeMonths(platform.db, platform.clock.now);
    await issueDrafts(platform.db, platform.clock.now);
    const [issued] = await billed(appId);
    expect(issued).toMatchObject({ id: draft?.id, status: 'unpaid' });
    expect(issued?.lines).toMatchObject([
      { ...onAirLine, quantity: '0.005', amount: 35 },
      { ...delivery, quantity: '4', amount: 2_000 },
      { kind: 'ads', quantity: '2000', unitPrice: '12', amount: 24_000, ...period },
    ]);

    await platform.db.update(invoices).set({ status: 'void' }).where(eq(invoices.appId, appId));
    await chargeMonths(platform.db, platform.clock.now);
    expect(await billed(appId)).toMatchObject([{ id: draft?.id, status: 'void' }]);

    const planned = await anApp('valley', 'pro', 'growth');
    await Promise.all([1, 2].map(() => chargeMonths(platform.db, platform.clock.now)));
    const drafts = await billed(planned);
    expect(drafts.flatMap(({ lines }) => lines.map(({ plan }) => plan))).toEqual(['Growth']);
  });

  it('is free in the free edition, whose plan is charged', async () => {
    const appId = await anApp('brook', 'free', 'growth');
    await recordUsage(platform.db, [{ appId, egressBytes: GB }], platform.clock.now);
    await chargeMonths(platform.db, platform.clock.now);
    const { data } = await platform.call(listInvoices, { token, query: { appId } });
    const { lines } = await platform.call(getInvoice, { token, params: { id: data[0]?.id ?? '' } });
    expect(lines).toMatchObject([{ kind: 'plan', plan: 'Growth' }]);
  });

  it('stays charged after a change to the free edition', async () => {
    const appId = await anApp('creek');
    await recordUsage(platform.db, [{ appId, egressBytes: GB }], platform.clock.now);
    await chargeMonths(platform.db, platform.clock.now);
    await platform.db.update(apps).set({ edition: 'free' }).where(eq(apps.appId, appId));
    await chargeMonths(platform.db, platform.clock.now);
    const { data } = await platform.call(listInvoices, { token, query: { appId } });
    const { lines } = await platform.call(getInvoice, { token, params: { id: data[0]?.id ?? '' } });
    expect(lines).toMatchObject([{ kind: 'delivery', quantity: '1' }]);
  });

  it('is free until the trial ends', async () => {
    const appId = await anApp('meander', 'pro', 'growth');
    const trialEndsAt = new Date('2026-06-11T15:00:00.000Z');
    await platform.db.update(apps).set({ trialEndsAt }).where(eq(apps.appId, appId));
    for (const day of ['10', '11', '12']) {
      await recordUsage(platform.db, [{ appId, egressBytes: GB }], new Date(`2026-06-${day}T08:00:00.000Z`));
    }
    await chargeMonths(platform.db, new Date('2026-06-13T00:00:00.000Z'));
    const { data } = await platform.call(listInvoices, { token, query: { appId } });
    const { lines } = await platform.call(getInvoice, { token, params: { id: data[0]?.id ?? '' } });
    expect(lines).toMatchObject([
      { kind: 'plan', plan: 'Growth', periodStart: '2026-06-11' },
      { kind: 'delivery', quantity: '2', periodStart: '2026-06-11' },
    ]);
  });

  it('is not charged for earlier use in the free edition', async () => {
    const appId = await anApp('torrent', 'free');
    for (const [day, egressBytes] of [
      ['2026-05-20', 5 * GB],
      ['2026-06-01', 2 * GB],
    ] as const) {
      await recordUsage(platform.db, [{ appId, egressBytes }], new Date(`${day}T08:00:00.000Z`));
    }
    const now = platform.clock.now;
    await platform.call(updateTenantApp, { token, params: { id: appId }, body: { edition: 'pro' } });
    await recordUsage(platform.db, [{ appId, egressBytes: GB }], now);
    await chargeMonths(platform.db, now);
    const { data, total } = await platform.call(listInvoices, { token, query: { appId } });
    expect(total).toBe(1);
    const { lines } = await platform.call(getInvoice, { token, params: { id: data[0]?.id ?? '' } });
    expect(lines).toMatchObject([{ kind: 'delivery', quantity: '1' }]);
  });

  it.each([
    [
      'archived',
      { status: 'archived', archivedAt: new Date('2026-04-10T08:00:00.000Z') },
      { status: 'normal' },
    ],
    [
      'over',
      { subscriptionStatus: 'trial', trialEndsAt: new Date('2026-05-03T08:00:00.000Z') },
      { edition: 'pro' },
    ],
  ] as const)('is not charged for the time in which the app was %s', async (state, before, change) => {
    const appId = await anApp(`was-${state}`, 'pro', 'growth');
    const long = { createdAt: new Date('2026-01-01T08:00:00.000Z') };
    await platform.db
      .update(apps)
      .set({ ...long, ...before })
      .where(eq(apps.appId, appId));
    await platform.db.update(appPlans).set({ since: '2026-01-01' }).where(eq(appPlans.appId, appId));
    await platform.call(updateTenantApp, { token, params: { id: appId }, body: change });
    await chargeMonths(platform.db, platform.clock.now);
    const { data, total } = await platform.call(listInvoices, { token, query: { appId } });
    expect(total).toBe(1);
    const { lines } = await platform.call(getInvoice, { token, params: { id: data[0]?.id ?? '' } });
    expect(lines).toMatchObject([{ kind: 'plan', periodStart: '2026-06-02', periodEnd: '2026-06-30' }]);
  });

  it('stays charged after a subscription was cancelled and renewed', async () => {
    const appId = await anApp('returning', 'pro');
    await recordUsage(platform.db, [{ appId, egressBytes: GB }], new Date('2026-06-01T08:00:00.000Z'));
    await chargeMonths(platform.db, platform.clock.now);
    await platform.db.update(apps).set({ subscriptionStatus: 'cancelled' }).where(eq(apps.appId, appId));
    await platform.call(updateTenantApp, { token, params: { id: appId }, body: { edition: 'pro' } });
    await chargeMonths(platform.db, platform.clock.now);
    const { data } = await platform.call(listInvoices, { token, query: { appId } });
    const { lines } = await platform.call(getInvoice, { token, params: { id: data[0]?.id ?? '' } });
    expect(lines).toMatchObject([{ kind: 'delivery', quantity: '1' }]);
  });

  it('is charged although another app cannot be, as other hourly jobs run', async () => {
    const broken = await anApp('gorge', 'pro', 'growth');
    const sound = [await anApp('ridge', 'pro', 'growth'), await anApp('summit', 'pro', 'growth')];
    await platform.db.execute(
      sql.raw(`alter table invoices add constraint broken check (app_id <> '${broken}') not valid`),
    );
    await platform.runHourlyJobs();
    for (const appId of sound) {
      const { data } = await platform.call(listInvoices, { token, query: { appId } });
      expect(data).toMatchObject([{ status: 'draft' }]);
    }
    const request = new Request('http://127.0.0.1/metrics', { headers: { Host: '127.0.0.1' } });
    const metrics = await (await platform.app.fetch(request, { remoteAddress: '127.0.0.1' })).text();
    expect(metrics).toContain('job_runs_total{job="charge-months",result="failed"} 1');
    expect(metrics).toContain('job_runs_total{job="issue-drafts",result="succeeded"} 1');
  });
});
