// @see spec 4.3
// @see ASVS 2.3.2
import {
  createTenantApp,
  getTenantAppDetails,
  getRemainingFreeTrial,
  startFreeTrial,
  updateTenantApp,
  upgradeToFreeApp,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apps, auditEntries } from '../database/schema';
import { addPerson, joinApp, type TestPerson } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';
import { ADMIN_APP_ID } from '@console/http/contract';
import { MINUTE_MS } from '../time/durations';

const APP = 'river-sports';

describe('trials managed by staff', async () => {
  const platform = await startSuitePlatform();
  const founder = await addPerson(platform, 'founder@signalbox.example');
  const staff = await addPerson(platform, 'staff@signalbox.example');
  const stranger = await addPerson(platform, 'stranger@signalbox.example');
  await joinApp(platform, founder, ADMIN_APP_ID, ['admin-tenant-app']);
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app']);
  await joinApp(platform, stranger, ADMIN_APP_ID, ['admin-management', 'management']);
  const body = { name: 'River Sports', appId: APP };
  await platform.call(createTenantApp, { token: founder.token, body });

  const of = (id: string, { token }: TestPerson = staff) => ({ token, params: { id } });

  it('start and end for a tenant app without membership', async () => {
    expect(await platform.call(getRemainingFreeTrial, of(APP))).toMatchObject({ state: 'unused' });
    expect(await platform.call(startFreeTrial, of(APP))).toMatchObject({ state: 'running' });
    expect(await platform.call(upgradeToFreeApp, of(APP))).toMatchObject({ edition: 'free' });
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.appId, APP));
    expect(entries.slice(1).map(({ actorId }) => actorId)).toEqual([staff.userId, staff.userId]);
  });

  it.each([
    ['makes the app free', upgradeToFreeApp, undefined],
    ['sets another edition', updateTenantApp, { edition: 'enterprise' }],
    ['sets the edition of the trial', updateTenantApp, { edition: 'pro' }],
  ])('end when a change %s', async (change, operation, body) => {
    const appId = change.replaceAll(' ', '-');
    await platform.call(createTenantApp, { token: staff.token, body: { name: 'On trial', appId } });
    await platform.call(startFreeTrial, of(appId));
    await platform.call(operation, { ...of(appId), body });
    const endsAt = platform.clock.now.toISOString();
    const trial = () => platform.call(getRemainingFreeTrial, of(appId));
    expect(await trial()).toMatchObject({ state: 'over', endsAt });

    platform.later(MINUTE_MS);
    await platform.call(updateTenantApp, { ...of(appId), body: { edition: 'pro' } });
    expect(await trial()).toMatchObject({ state: 'over', endsAt });
  });

  it('that are over become paid', async () => {
    const appId = 'after-a-trial';
    await platform.call(createTenantApp, { token: staff.token, body: { name: 'After a trial', appId } });
    await platform.call(startFreeTrial, of(appId));
    const trialEndsAt = platform.clock.now;
    await platform.db.update(apps).set({ trialEndsAt }).where(eq(apps.appId, appId));
    await platform.call(updateTenantApp, { ...of(appId), body: { name: 'Renamed' } });
    const status = async () => (await platform.call(getTenantAppDetails, of(appId))).subscription.status;
    expect(await status()).toBe('cancelled');
    await platform.call(updateTenantApp, { ...of(appId), body: { edition: 'pro' } });
    expect(await status()).toBe('active');
  });

  it('do not start in an archived app', async () => {
    await platform.call(updateTenantApp, { ...of(APP), body: { status: 'archived' } });
    expect(await platform.status(startFreeTrial, of(APP))).toBe(409);
    expect(await platform.status(getRemainingFreeTrial, of(APP))).toBe(200);
  });
});
