import { randomBytes } from 'node:crypto';
import * as accounts from '@console/accounts/contract';
import { beginPasskeySignIn, updateProfile } from '@console/auth/contract';
import * as billing from '@console/billing/contract';
import type { Operation } from '@console/http/contract';
import * as operations from '@console/operations/contract';
import { getProfile } from '@console/shell-layout/contract';
import * as tenantApps from '@console/tenant-apps/contract';
import type { Attempts } from './attempt';
import { fieldOf, textOf } from './platform-client';
import { DAY_MS } from '../time/durations';

const NAME = 'Conformance';
const YEAR_MS = 365 * DAY_MS;

/** Tries writes on two tenant apps that it creates and deletes. One user with an invalid address remains. */
export async function tryWrites(attempts: Attempts): Promise<void> {
  await attempts.attempt(beginPasskeySignIn, {});
  await change(attempts, [getProfile, updateProfile], {}, {});
  await tryTenantApp(attempts, `conform-${randomBytes(6).toString('hex')}`);
  await tryOwnApp(attempts, `conform-own-${randomBytes(6).toString('hex')}`);
}

/** Changes a resource with its current ETag. @returns The ETag before the change. */
async function change(
  attempts: Attempts,
  [read, write]: readonly [Operation, Operation],
  params: Readonly<Record<string, string>>,
  body: object,
): Promise<string | undefined> {
  const current = await attempts.attempt(read, { params });
  await attempts.attempt(write, { params, body, ifMatch: current?.etag });
  return current?.etag;
}

async function idOfNew(attempts: Attempts, operation: Operation, body: object): Promise<string | undefined> {
  return textOf((await attempts.attempt(operation, { body }))?.value, 'id');
}

async function tryTenantApp(attempts: Attempts, appId: string): Promise<void> {
  const params = { id: appId };
  const body = { name: NAME, appId, edition: 'pro' };
  const created = await attempts.attempt(tenantApps.createTenantApp, { body });
  if (!created) return;
  try {
    await tryServer(attempts, appId, textOf(created.value, 'apiKey'));
    const billingInfo = {
      companyName: NAME,
      email: 'billing@conformance.invalid',
      address: NAME,
      country: 'VN',
    };
    await change(attempts, [billing.getAppBillingInfo, billing.updateAppBillingInfo], { appId }, billingInfo);
    await tryPlan(attempts, appId);
    const begin = { body: { appId, returnTo: '/apps' } };
    await attempts.attemptUnlessRejected(billing.beginPaymentMethod, begin, 409);
    const pair = [tenantApps.getTenantApp, tenantApps.updateTenantApp] as const;
    const ifMatch = await change(attempts, pair, params, { name: `${NAME} 2` });
    for (const status of ['archived', 'normal']) await change(attempts, pair, params, { status });
    if (ifMatch !== undefined) {
      const late = { params, body: { name: NAME }, ifMatch };
      await attempts.attemptRejected(tenantApps.updateTenantApp, late, 412, 'If-Match of an old version');
    }
    await attempts.attempt(tenantApps.resetTenantAppApiKey, { params });
    await tryApiKeys(attempts, appId);
    await tryGroups(attempts, appId);
  } finally {
    await attempts.attempt(tenantApps.deleteTenantApp, { params });
  }
}

/** The plan that the app has, so that nothing is charged. */
async function tryPlan(attempts: Attempts, appId: string): Promise<void> {
  const quota = await attempts.attempt(billing.getQuota, { params: { appId } });
  const plan = fieldOf(quota?.value, 'plan');
  const [planId, ifMatch] = [textOf(plan, 'planId'), textOf(plan, 'etag')];
  if (planId === undefined) return;
  await attempts.attempt(billing.changePlan, { params: { appId }, body: { planId }, ifMatch });
}

async function tryApiKeys(attempts: Attempts, id: string): Promise<void> {
  const body = { name: NAME, scope: 'read' };
  const created = await attempts.attempt(tenantApps.createApiKey, { params: { id }, body });
  const keyId = textOf(created?.value, 'id');
  if (keyId === undefined) return;
  const params = { id, keyId };
  await attempts.attempt(tenantApps.resetNamedApiKey, { params, body: { overlapHours: 1 } });
  await attempts.attempt(tenantApps.revokeApiKey, { params });
}

async function tryGroups(attempts: Attempts, appId: string): Promise<void> {
  const id = await idOfNew(attempts, tenantApps.createGroup, { appId, name: 'First' });
  const otherId = await idOfNew(attempts, tenantApps.createGroup, { appId, name: 'Second' });
  if (id === undefined || otherId === undefined) return;
  await change(attempts, [tenantApps.getGroup, tenantApps.updateGroup], { id }, { name: 'Third' });
  await tryMember(attempts, appId, id, otherId);
  await attempts.attempt(tenantApps.deleteGroup, { params: { id } });
}

async function tryServer(attempts: Attempts, appId: string, apiKey: string | undefined): Promise<void> {
  const body = { appId, name: NAME, kind: 'live', address: '198.18.0.1', region: 'test' };
  const id = await idOfNew(attempts, operations.createServer, body);
  if (id === undefined) return;
  const params = { id };
  await change(attempts, [operations.getServer, operations.updateServerNote], params, { note: NAME });
  const expiresAt = new Date(Date.now() + YEAR_MS).toISOString();
  await attempts.attempt(operations.updateServerLicense, { params, body: { expiresAt } });
  if (apiKey === undefined) return;
  const traffic = { inMbps: 0, outMbps: 0, streams: 0, viewers: 0 };
  const { token } = attempts.client;
  attempts.client.token = apiKey;
  const load = { cpu: 1, memory: 1, disk: 1, ...traffic, version: '1.0.0' };
  await attempts.attempt(operations.reportServerLoad, { params, body: load });
  attempts.client.token = token;
}

async function tryMember(attempts: Attempts, appId: string, groupId: string, otherGroupId: string) {
  const email = `${appId}@conformance.invalid`;
  const userId = await idOfNew(attempts, accounts.createUser, { email, name: NAME });
  if (userId !== undefined) {
    await change(
      attempts,
      [accounts.getUserProfile, accounts.updateUserProfile],
      { id: userId },
      { name: `${NAME} 2` },
    );
    await attempts.attempt(accounts.endUserSessions, { params: { id: userId } });
  }
  const id = await idOfNew(attempts, tenantApps.addMember, { appId, email, groupId });
  if (id === undefined) return;
  await change(attempts, [tenantApps.getMember, tenantApps.updateMember], { id }, { groupId: otherGroupId });
  await attempts.attempt(tenantApps.resendInvitation, { body: { ids: [id] } });
  await attempts.attempt(tenantApps.removeMember, { params: { id } });
}

async function tryOwnApp(attempts: Attempts, appId: string): Promise<void> {
  const params = { id: appId };
  if (!(await attempts.attempt(tenantApps.createApp, { body: { name: NAME, appId } }))) return;
  try {
    await attempts.attempt(tenantApps.updateApp, { params, body: { name: `${NAME} 2` } });
    for (const operation of [
      tenantApps.startFreeTrial,
      tenantApps.getRemainingFreeTrial,
      tenantApps.upgradeToFreeApp,
      tenantApps.resetApiKey,
    ]) {
      await attempts.attempt(operation, { params });
    }
  } finally {
    await attempts.attempt(tenantApps.deleteTenantApp, { params });
  }
}
