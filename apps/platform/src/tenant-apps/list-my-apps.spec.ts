import { createApp, listMyApps } from '@console/tenant-apps/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, joinApp } from '../../testing/test-people';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { ADMIN_APP_ID } from '@console/http/contract';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

it('filters my apps by ID and kind', async () => {
  const clerk = await addPerson(platform, 'clerk@signalbox.example');
  await joinApp(platform, clerk, ADMIN_APP_ID, []);
  const other = await addPerson(platform, 'other@river.example');
  const create = ({ token }: typeof clerk, appId: string) =>
    platform.call(createApp, { token, body: { name: appId, appId } });
  await create(clerk, 'to-be-found');
  await create(clerk, 'another-one');
  await create(other, 'of-others');

  const idsOf = async (filters: object) => {
    const query = { customFields: JSON.stringify(filters) };
    const { data } = await platform.call(listMyApps, { token: clerk.token, query });
    return data.map(({ appId }) => appId).toSorted();
  };
  expect(await idsOf({ appId: 'to-be-found' })).toEqual(['to-be-found']);
  expect(await idsOf({ appId: 'of-others' })).toEqual([]);
  expect(await idsOf({})).toEqual(['another-one', ADMIN_APP_ID, 'to-be-found']);
  expect(await idsOf({ kind: 'tenant' })).toEqual(['another-one', 'to-be-found']);
});
