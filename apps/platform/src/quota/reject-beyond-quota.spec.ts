import { getQuota } from '@console/billing/contract';
import { addMember, createTenantApp, removeMember } from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { quotas } from '../database/schema';
import { addPerson, joinApp, groupOf } from '../../testing/test-people';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const LIMIT = 4;

let platform: TestPlatform;
let token: string;
let groupId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app', 'admin-management']);
  token = staff.token;
  await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
  groupId = await groupOf(platform, 'river');
  await platform.db
    .update(quotas)
    .set({ limit: LIMIT })
    .where(and(eq(quotas.appId, 'river'), eq(quotas.resource, 'members')));
});
afterAll(() => platform.stop());

const invite = (number: number) =>
  platform.send(addMember, {
    token,
    body: { appId: 'river', email: `person-${number}@river.example`, groupId },
  });
const used = async () => {
  const answer = await platform.call(getQuota, { token, params: { appId: 'river' } });
  return answer.quotas.find(({ resource }) => resource === 'members')?.used;
};

it('an app’s members and invitations are limited by its quota, also concurrently', async () => {
  expect(await used()).toBe(1);
  const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(invite));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
  expect(await used()).toBe(LIMIT);
  const rejected = await invite(7);
  expect(await rejected.json()).toMatchObject({
    message:
      'The app has reached its quota of 4 members, including invitations. Remove a member or revoke an invitation first.',
  });

  const added = responses.find(({ status }) => status === 201);
  const { id } = addMember.response.parse(await added?.json());
  await platform.call(removeMember, { token, params: { id } });
  expect(await used()).toBe(LIMIT - 1);
  expect((await invite(8)).status).toBe(201);
});
