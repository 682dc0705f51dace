import { randomBytes } from 'node:crypto';
import { createUser, endUserSessions, getUserProfile, updateUserProfile } from '@console/accounts/contract';
import { updateProfile } from '@console/auth/contract';
import { beginPaymentMethod, getAppBillingInfo, updateAppBillingInfo } from '@console/billing/contract';
import type { Operation } from '@console/http/contract';
import {
  createServer,
  getServer,
  reportServerLoad,
  updateServerLicense,
  updateServerNote,
} from '@console/operations/contract';
import { getProfile } from '@console/shell-layout/contract';
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
import { textOf } from './platform-client';

const NAME = 'Conformance';
const YEAR_MS = 365 * 86_400_000;

export const TRIED_WRITES: ReadonlySet<string> = new Set(
  (
    [
      addMember,
      beginPaymentMethod,
      createApp,
      createGroup,
      createServer,
      createTenantApp,
      createUser,
      deleteGroup,
      deleteTenantApp,
      endUserSessions,
      removeMember,
      reportServerLoad,
      resendInvitation,
      resetApiKey,
      resetTenantAppApiKey,
      startFreeTrial,
      updateApp,
      updateAppBillingInfo,
      updateGroup,
      updateMember,
      updateProfile,
      updateServerLicense,
      updateServerNote,
      updateTenantApp,
      updateUserProfile,
      upgradeToFreeApp,
    ] satisfies Operation[]
  ).map(({ name }) => name),
);

/** Tries writes on two tenant apps that it creates and deletes. One user with an invalid address remains. */
export async function tryWrites(attempts: Attempts): Promise<void> {
  const profile = await attempts.attempt(getProfile);
  await attempts.attempt(updateProfile, { body: {}, ifMatch: profile?.etag });
  await tryTenantApp(attempts, `conform-${randomBytes(6).toString('hex')}`);
  await tryOwnApp(attempts, `conform-own-${randomBytes(6).toString('hex')}`);
}

async function tryTenantApp(attempts: Attempts, appId: string): Promise<void> {
  const params = { id: appId };
  const body = { name: NAME, appId, edition: 'pro' };
  const created = await attempts.attempt(createTenantApp, { body });
  if (!created) return;
  try {
    await tryServer(attempts, appId, textOf(created.value, 'apiKey'));
    await tryBilling(attempts, appId);
    const first = await attempts.attempt(getTenantApp, { params });
    const ifMatch = first?.etag;
    for (const change of [{ name: `${NAME} 2` }, { status: 'archived' }, { status: 'normal' }]) {
      const current = await attempts.attempt(getTenantApp, { params });
      await attempts.attempt(updateTenantApp, { params, body: change, ifMatch: current?.etag });
    }
    if (ifMatch !== undefined) {
      const late = { params, body: { name: NAME }, ifMatch };
      await attempts.attemptRejected(updateTenantApp, late, 412, 'If-Match of an old version');
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

async function tryServer(attempts: Attempts, appId: string, apiKey: string | undefined): Promise<void> {
  const body = { appId, name: NAME, kind: 'live', address: '198.18.0.1', region: 'test' };
  const id = textOf((await attempts.attempt(createServer, { body }))?.value, 'id');
  if (id === undefined) return;
  const params = { id };
  const server = await attempts.attempt(getServer, { params });
  await attempts.attempt(updateServerNote, { params, body: { note: NAME }, ifMatch: server?.etag });
  const expiresAt = new Date(Date.now() + YEAR_MS).toISOString();
  await attempts.attempt(updateServerLicense, { params, body: { expiresAt } });
  if (apiKey === undefined) return;
  const load = {
    cpu: 1,
    memory: 1,
    disk: 1,
    inMbps: 0,
    outMbps: 0,
    streams: 0,
    viewers: 0,
    version: '1.0.0',
  };
  const { token } = attempts.client;
  attempts.client.token = apiKey;
  await attempts.attempt(reportServerLoad, { params, body: load });
  attempts.client.token = token;
}

async function tryBilling(attempts: Attempts, appId: string): Promise<void> {
  const params = { appId };
  const info = await attempts.attempt(getAppBillingInfo, { params });
  const body = { companyName: NAME, email: 'billing@conformance.invalid', address: NAME, country: 'VN' };
  await attempts.attempt(updateAppBillingInfo, { params, body, ifMatch: info?.etag });
  const begin = { body: { appId, returnTo: '/apps' } };
  await attempts.attemptUnlessRejected(beginPaymentMethod, begin, 409);
}

async function tryUser(attempts: Attempts, email: string): Promise<void> {
  const created = await attempts.attempt(createUser, { body: { email, name: NAME } });
  const id = textOf(created?.value, 'id');
  if (id === undefined) return;
  const params = { id };
  const profile = await attempts.attempt(getUserProfile, { params });
  const change = { params, body: { name: `${NAME} 2` }, ifMatch: profile?.etag };
  await attempts.attempt(updateUserProfile, change);
  await attempts.attempt(endUserSessions, { params });
}

async function tryMember(attempts: Attempts, appId: string, groupId: string, otherGroupId: string) {
  const email = `${appId}@conformance.invalid`;
  await tryUser(attempts, email);
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
