import { randomBytes } from 'node:crypto';
import type { Operation } from '@console/http/contract';
import {
  addMember,
  createApp,
  createGroup,
  createTenantApp,
  deleteGroup,
  deleteTenantApp,
  getGroup,
  getMember,
  getRemainingFreeTrial,
  getTenantApp,
  removeMember,
  resendInvitation,
  resetApiKey,
  resetTenantAppApiKey,
  startFreeTrial,
  updateApp,
  updateGroup,
  updateMember,
  updateTenantApp,
  upgradeToFreeApp,
} from '@console/tenant-apps/contract';
import type { Attempts } from './attempt';
import { textOf } from './read-value';

const NAME = 'Conformance';

/** What is tried here, and nowhere else. */
export const TRIED_WRITES: ReadonlySet<Operation> = new Set<Operation>([
  addMember,
  createApp,
  createGroup,
  createTenantApp,
  deleteGroup,
  deleteTenantApp,
  removeMember,
  resendInvitation,
  resetApiKey,
  resetTenantAppApiKey,
  startFreeTrial,
  updateApp,
  updateGroup,
  updateMember,
  updateTenantApp,
  upgradeToFreeApp,
]);

/**
 * Tries what writes, on two tenant apps that are made for it and deleted again. An invited person stays behind, of an
 * address that cannot exist: no operation deletes an account.
 */
export async function tryWrites(attempts: Attempts): Promise<void> {
  await tryTenantApp(attempts, `conform-${randomBytes(6).toString('hex')}`);
  await tryOwnApp(attempts, `conform-own-${randomBytes(6).toString('hex')}`);
}

async function tryTenantApp(attempts: Attempts, appId: string): Promise<void> {
  const params = { id: appId };
  const body = { name: NAME, appId, edition: 'pro' };
  if (!(await attempts.attempt(createTenantApp, { body }))) return;
  try {
    const first = await attempts.attempt(getTenantApp, { params });
    const ifMatch = first?.etag;
    for (const change of [{ name: `${NAME} 2` }, { status: 'archived' }, { status: 'normal' }]) {
      const current = await attempts.attempt(getTenantApp, { params });
      await attempts.attempt(updateTenantApp, { params, body: change, ifMatch: current?.etag });
    }
    if (ifMatch !== undefined) {
      const late = { params, body: { name: NAME }, ifMatch };
      await attempts.attemptRefused(updateTenantApp, late, 412, 'If-Match of an old version');
    }
    await attempts.attempt(resetTenantAppApiKey, { params });
    await tryGroups(attempts, appId);
  } finally {
    await attempts.attempt(deleteTenantApp, { params });
  }
}

async function tryGroups(attempts: Attempts, appId: string): Promise<void> {
  const groupOf = async (name: string) => {
    const created = await attempts.attempt(createGroup, { body: { appId, name } });
    return textOf(created?.value, 'id');
  };
  const [id, otherId] = [await groupOf('First'), await groupOf('Second')];
  if (id === undefined || otherId === undefined) return;
  const group = await attempts.attempt(getGroup, { params: { id } });
  await attempts.attempt(updateGroup, { params: { id }, body: { name: 'Third' }, ifMatch: group?.etag });
  await tryMember(attempts, appId, id, otherId);
  await attempts.attempt(deleteGroup, { params: { id } });
}

async function tryMember(attempts: Attempts, appId: string, groupId: string, otherGroupId: string) {
  const email = `${appId}@conformance.invalid`;
  const added = await attempts.attempt(addMember, { body: { appId, email, groupId } });
  const id = textOf(added?.value, 'id');
  if (id === undefined) return;
  const params = { id };
  const member = await attempts.attempt(getMember, { params });
  const change = { params, body: { groupId: otherGroupId }, ifMatch: member?.etag };
  await attempts.attempt(updateMember, change);
  await attempts.attempt(resendInvitation, { body: { ids: [id] } });
  await attempts.attempt(removeMember, { params });
}

async function tryOwnApp(attempts: Attempts, appId: string): Promise<void> {
  const params = { id: appId };
  if (!(await attempts.attempt(createApp, { body: { name: NAME, appId } }))) return;
  try {
    await attempts.attempt(updateApp, { params, body: { name: `${NAME} 2` } });
    await attempts.attempt(startFreeTrial, { params });
    await attempts.attempt(getRemainingFreeTrial, { params });
    await attempts.attempt(upgradeToFreeApp, { params });
    await attempts.attempt(resetApiKey, { params });
  } finally {
    await attempts.attempt(deleteTenantApp, { params });
  }
}
