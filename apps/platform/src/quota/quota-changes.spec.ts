// @see spec 7.8
import {
  approveQuotaRequest,
  declineQuotaRequest,
  getQuota,
  listQuotaRequests,
  listQuotasNearLimit,
  overrideQuota,
  removeQuotaOverride,
  requestQuota,
} from '@console/billing/contract';
import { addMember, createTenantApp, listGroups } from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { apps, quotas } from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startTestPlatform } from '../../testing/test-platform';

const RESOURCE = 'live-channels';

describe('limits of an app', async () => {
  const platform = await startTestPlatform();
  afterAll(() => platform.stop());
  const [today, tomorrow] = [new Date('2026-05-12T20:00:00.000Z'), new Date('2026-05-13T02:00:00.000Z')];
  platform.clock.now = today;
  const { token } = await enroll(platform);

  const anApp = async (appId: string) => {
    await platform.call(createTenantApp, { token, body: { appId, name: appId } });
    return { appId, resource: RESOURCE };
  };
  const override = { limit: 5, until: '2026-05-12', reason: 'Election night' };
  const quotaOf = async ({ appId }: { appId: string }, resource = RESOURCE) => {
    const answer = await platform.call(getQuota, { token, params: { appId } });
    return { plan: answer.plan, quota: answer.quotas.find((one) => one.resource === resource) };
  };

  it('are overridden until the end of a day, with a reason', async () => {
    const params = await anApp('override-day');
    await platform.call(overrideQuota, { token, params, body: override });
    expect((await quotaOf(params)).quota).toMatchObject({
      limit: 5,
      override: { ...override, by: 'operator@signalbox.example' },
    });
    await platform.db
      .update(quotas)
      .set({ simulated: 4 })
      .where(and(eq(quotas.appId, params.appId), eq(quotas.resource, RESOURCE)));
    const near = await platform.call(listQuotasNearLimit, { token });
    expect(near.data.find(({ appId }) => appId === params.appId)).toMatchObject({ used: 4, limit: 5 });

    platform.clock.now = tomorrow;
    expect((await quotaOf(params)).quota).toMatchObject({ limit: 1, override: null });
    expect(await platform.status(removeQuotaOverride, { token, params })).toBe(409);
    expect(await platform.status(overrideQuota, { token, params, body: override })).toBe(400);
    platform.clock.now = today;
    await platform.call(removeQuotaOverride, { token, params });
    expect((await quotaOf(params)).quota).toMatchObject({ limit: 1, override: null });
  });

  it('apply to members', async () => {
    const { appId } = await anApp('override-members');
    const params = { appId, resource: 'members' };
    await platform.db.update(apps).set({ memberCount: 10 }).where(eq(apps.appId, appId));
    const { data } = await platform.call(listGroups, {
      token,
      query: { customFields: JSON.stringify({ appId }) },
    });
    const invite = () =>
      platform.status(addMember, {
        token,
        body: { appId, email: 'eleventh@people.example', groupId: data[0]?.id ?? '' },
      });
    expect(await invite()).toBe(409);
    await platform.call(overrideQuota, { token, params, body: { ...override, limit: 11 } });
    expect(await invite()).toBe(201);
  });

  it('let one of two administrators win', async () => {
    const params = await anApp('override-race');
    const etag = (await quotaOf(params)).plan?.etag ?? '';
    const change = (limit: number) =>
      platform.status(overrideQuota, {
        token,
        params,
        body: { ...override, limit },
        headers: { 'If-Match': etag },
      });
    expect((await Promise.all([change(5), change(6)])).toSorted()).toEqual([200, 412]);
  });

  it('are raised at the request of a customer', async () => {
    const { appId } = await anApp('request-approved');
    const other = await anApp('request-other');
    const person = await addPerson(platform, 'customer@people.example');
    await joinApp(platform, person, appId, ['management']);
    const body = { appId, resource: RESOURCE, limit: 4, reason: 'Three new channels' };
    const ask = (more: object = {}) => ({
      token: person.token,
      body: { ...body, ...more },
      headers: { 'Idempotency-Key': 'request-1' },
    });
    const request = await platform.call(requestQuota, ask());
    expect(await platform.call(requestQuota, ask())).toEqual(request);
    expect(request).toMatchObject({ status: 'open', present: { limit: 1, used: 0 } });
    expect((await quotaOf({ appId })).quota).toMatchObject({ limit: 1, requested: 4 });
    expect(await platform.status(requestQuota, { token: person.token, body })).toBe(409);
    expect(await platform.status(requestQuota, { token: person.token, body: { ...body, limit: 1 } })).toBe(
      400,
    );
    const foreign = { token: person.token, body: { ...body, appId: other.appId } };
    expect(await platform.status(requestQuota, foreign)).toBe(404);

    const params = { id: request.id };
    const approval = { params, body: { limit: 3, until: '2026-12-31' } };
    expect(await platform.status(approveQuotaRequest, { token: person.token, ...approval })).toBe(403);
    const outcomes = await Promise.all([
      platform.status(approveQuotaRequest, { token, ...approval }),
      platform.status(declineQuotaRequest, { token, params, body: { note: 'Not now' } }),
    ]);
    expect(outcomes.toSorted()).toEqual([200, 409]);
    const { data } = await platform.call(listQuotaRequests, { token: person.token });
    expect(data).toMatchObject([{ id: request.id, decidedBy: 'operator@signalbox.example' }]);
    const isApproved = outcomes[0] === 200;
    expect((await quotaOf({ appId })).quota).toMatchObject({ limit: isApproved ? 3 : 1, requested: null });
  });

  it('stay as they are when a request is declined', async () => {
    const { appId } = await anApp('request-declined');
    const body = { appId, resource: RESOURCE, limit: 9, reason: 'More channels' };
    const { id } = await platform.call(requestQuota, { token, body });
    const declined = await platform.call(declineQuotaRequest, {
      token,
      params: { id },
      body: { note: 'Choose the Growth plan' },
    });
    expect(declined).toMatchObject({ status: 'declined', note: 'Choose the Growth plan' });
    const open = await platform.call(listQuotaRequests, { token, query: { status: 'open', appId } });
    expect(open.total).toBe(0);
    expect((await quotaOf({ appId })).quota?.limit).toBe(1);
  });
});
