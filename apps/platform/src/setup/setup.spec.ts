import { createServer } from '@console/operations/contract';
import { createTenantApp, listSetupSteps } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apps } from '../database/schema';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS } from '../time/durations';

describe('setup steps', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);
  const left = async (appId = 'default-admin-app') => {
    const { data } = await platform.call(listSetupSteps, { token, headers: { 'X-App-Id': appId } });
    return data.filter(({ isDone }) => !isDone).map(({ key }) => key);
  };

  it('are done as the data of the installation says, and end after a month', async () => {
    expect(await left()).toEqual(expect.arrayContaining(['colleague', 'email', 'app', 'server', 'channel']));
    await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
    expect(await left()).not.toContain('app');
    expect(await left('river')).toEqual(expect.arrayContaining(['key', 'member', 'server']));
    const body = { appId: 'river', name: 'live-1', kind: 'live', address: '198.51.100.7', region: 'hcm-1' };
    await platform.call(createServer, { token, body });
    expect(await left('river')).not.toContain('server');
    expect(await left()).not.toContain('server');
    const createdAt = new Date(platform.clock.now.getTime() - 31 * DAY_MS);
    await platform.db.update(apps).set({ createdAt }).where(eq(apps.appId, 'river'));
    expect(await left('river')).toEqual([]);
  });
});
