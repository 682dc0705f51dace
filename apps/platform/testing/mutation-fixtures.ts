import * as accounts from '@console/accounts/contract';
import * as auth from '@console/auth/contract';
import * as billing from '@console/billing/contract';
import { logout } from '@console/shell-layout/contract';
import { removeStatusBanner, setStatusBanner } from '@console/tenant-apps/contract';
import * as tenantApps from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { passkeyFixtures } from './passkey-fixtures';
import { quickHash } from './quick-hash';
import { openSession } from '../src/authorization/sessions';
import { members, socialGrants, twoFactors, users } from '../src/database/schema';
import { issueLink, type LinkKind } from '../src/mail/links';
import { hashToken, newToken } from '../src/security/token';
import { vastFixtures } from './vast-fixtures';
import { liveFixtures } from './live-fixtures';
import { vodFixtures } from './vod-fixtures';
import { billingFixtures } from './billing-fixtures';
import { operationsFixtures } from './operations-fixtures';
import { ssaiFixtures } from './ssai-fixtures';
import { addPerson, insertCard, joinApp, type TestPerson } from './test-people';
import { codeOf, enroll, STEP, type Sending, type TestPlatform } from './test-platform';

export const PASSWORD = 'canary of a long password';

export type MutationFixture = () => Promise<() => Sending>;

/** How to call each audited operation successfully, by name. */
export function mutationFixtures(
  platform: TestPlatform,
  token: string,
): Readonly<Record<string, MutationFixture>> {
  let made = 0;
  const nameNew = (kind: string) => `${kind}-${(made += 1)}`;
  const nextStep = () => platform.later(STEP);
  const email = () => `${nameNew('person')}@people.example`;

  const anApp = async () => {
    const appId = nameNew('app');
    await platform.call(tenantApps.createTenantApp, { token, body: { appId, name: `Name of ${appId}` } });
    return appId;
  };
  const aPayingApp = async () => {
    const appId = await anApp();
    await insertCard(platform, appId, { month: 6, year: 2028 });
    return appId;
  };
  const aManager = async (appId: string): Promise<TestPerson & { memberId: string; groupId: string }> => {
    const person = await addPerson(platform, email());
    return { ...person, ...(await joinApp(platform, person, appId, ['management'])) };
  };
  const aGroup = async (appId: string) =>
    (await platform.call(tenantApps.createGroup, { token, body: { appId, name: nameNew('group') } })).id;
  const aPerson = async (): Promise<TestPerson> => {
    const person = await addPerson(platform, email());
    await platform.db.delete(twoFactors).where(eq(twoFactors.userId, person.userId));
    await platform.db
      .update(users)
      .set({ passwordHash: quickHash(PASSWORD) })
      .where(eq(users.id, person.userId));
    return person;
  };
  const anEnrolled = async () => {
    const person = await aPerson();
    return { ...person, ...(await enroll(platform, { email: person.email, password: PASSWORD })) };
  };
  const aPending = async () => {
    const person = await anEnrolled();
    const { token: pending } = await platform.call(auth.login, {
      body: { email: person.email, password: PASSWORD },
    });
    return { ...person, token: pending };
  };
  const aSession = ({ userId }: TestPerson) =>
    openSession(platform.db, { userId, kind: 'main', userAgent: undefined, now: platform.clock.now });
  const aLink = async (kind: LinkKind, to: string, more: { userId?: string; appId?: string } = {}) => {
    const sender = { rateLimits: platform.rateLimits, now: platform.clock.now };
    const link = await issueLink(platform.db, sender, { kind, email: to, ...more });
    return link?.token ?? '';
  };
  const aCard = async (appId: string) => {
    const body = { appId, returnTo: '/apps' };
    const page = new URL((await platform.call(billing.beginPaymentMethod, { token, body })).location);
    const answer = await platform.app.request(
      page.href,
      {
        method: 'POST',
        headers: { Host: page.host },
        body: new URLSearchParams({
          number: '4242424242424242',
          holder: 'TRẦN BÌNH',
          month: '06',
          year: '2028',
        }),
      },
      { remoteAddress: '127.0.0.1' },
    );
    const { searchParams } = new URL(answer.headers.get('Location') ?? '');
    const state = searchParams.get(billing.PAYMENT_RETURN.state) ?? '';
    return { appId, state, code: searchParams.get(billing.PAYMENT_RETURN.code) ?? '' };
  };
  const aPaymentMethod = async (appId: string) =>
    (await platform.call(billing.completePaymentMethod, { token, body: await aCard(appId) })).id;

  const onNew =
    (make: () => Promise<string>, body?: object): MutationFixture =>
    async () => {
      const id = await make();
      return () => ({ token, params: { id }, ...(body && { body }) });
    };
  const withBody =
    (make: () => Promise<object> | object): MutationFixture =>
    async () => {
      const body = await make();
      return () => ({ token, body });
    };
  const aBanner = async () => {
    await platform.call(removeStatusBanner, { token });
    return { severity: 'info', en: nameNew('Maintenance'), vi: '', until: null };
  };
  const asNewPerson =
    (body?: object): MutationFixture =>
    async () => {
      const { token: theirs } = await aPerson();
      return () => ({ token: theirs, ...(body && { body }) });
    };
  const onAppOfManager =
    (body?: object): MutationFixture =>
    async () => {
      const id = await anApp();
      const { token: theirs } = await aManager(id);
      return () => ({ token: theirs, params: { id }, ...(body && { body }) });
    };
  const onKey =
    (body?: object): MutationFixture =>
    async () => {
      const id = await anApp();
      const { data } = await platform.call(tenantApps.listApiKeys, { token, params: { id } });
      return () => ({ token, params: { id, keyId: data[0]?.id ?? '' }, ...(body && { body }) });
    };
  const anInvitation = async () => {
    const invited = email();
    await platform.call(accounts.inviteByEmail, { token, body: { email: invited } });
    const query = { q: invited };
    return (await platform.call(accounts.listUserInvitations, { token, query })).data[0]?.id ?? '';
  };
  const onUser = (body?: object) => onNew(async () => (await aPerson()).userId, body);

  return {
    [auth.login.name]: async () => {
      const person = await aPerson();
      return () => ({ body: { email: person.email, password: PASSWORD } });
    },
    [auth.verifyTwoFactor.name]: async () => {
      const { token: pending, secret } = await aPending();
      return () => {
        nextStep();
        return { token: pending, body: { code: codeOf(secret, platform) } };
      };
    },
    [auth.recoverTwoFactor.name]: async () => {
      const { token: pending, recoveryCodes } = await aPending();
      return () => ({ token: pending, body: { recoveryCode: recoveryCodes[0] } });
    },
    [auth.exchangeSocialLogin.name]: async () => {
      const { userId } = await aPerson();
      const code = newToken();
      const expiresAt = new Date(platform.clock.now.getTime() + 60_000);
      await platform.db.insert(socialGrants).values({ codeHash: hashToken(code), userId, expiresAt });
      return () => ({ body: { code } });
    },
    [logout.name]: asNewPerson(),
    [auth.signUpByInvitation.name]: async () => {
      const query = { token: await aLink('invite', email()) };
      const body = { name: 'Newcomer', password: PASSWORD, timezone: 'Asia/Ho_Chi_Minh' };
      return () => ({ query, body });
    },
    [auth.confirmEmailChange.name]: async () => {
      const query = { token: await aLink('email', email(), { userId: (await aPerson()).userId }) };
      return () => ({ query });
    },
    [auth.requestEmailChange.name]: asNewPerson({ email: 'another@people.example', password: PASSWORD }),
    [auth.changePassword.name]: asNewPerson({
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD} changed`,
    }),
    [auth.resetPassword.name]: async () => {
      const person = await aPerson();
      const query = { token: await aLink('reset', person.email, { userId: person.userId }) };
      return () => ({ query, body: { newPassword: `${PASSWORD} changed` } });
    },
    [auth.updateProfile.name]: asNewPerson({ name: 'Another name' }),
    [auth.endSession.name]: async () => {
      const person = await aPerson();
      await aSession(person);
      const { data } = await platform.call(auth.listSessions, { token: person.token });
      const id = data.find(({ current }) => !current)?.id ?? '';
      return () => ({ token: person.token, params: { id } });
    },
    [auth.endOtherSessions.name]: asNewPerson(),
    ...passkeyFixtures(platform, { person: anEnrolled, password: PASSWORD }),
    [auth.enableTwoFactor.name]: async () => {
      const { token: theirs } = await aPerson();
      const { secret } = await platform.call(auth.setUpTwoFactor, { token: theirs });
      return () => ({ token: theirs, body: { code: codeOf(secret, platform) } });
    },
    [auth.disableTwoFactor.name]: async () => {
      const { token: theirs, secret } = await anEnrolled();
      return () => {
        nextStep();
        return { token: theirs, body: { password: PASSWORD, code: codeOf(secret, platform) } };
      };
    },
    [auth.renewRecoveryCodes.name]: async () => {
      const { token: theirs, secret } = await anEnrolled();
      return () => {
        nextStep();
        return { token: theirs, body: { code: codeOf(secret, platform) } };
      };
    },
    [auth.acceptInvitation.name]: async () => {
      const [person, appId] = [await aPerson(), await anApp()];
      const { memberId } = await joinApp(platform, person, appId, []);
      await platform.db.update(members).set({ status: 'invited' }).where(eq(members.id, memberId));
      const link = await aLink('member', person.email, { userId: person.userId, appId });
      return () => ({ token: person.token, body: { token: link } });
    },

    [accounts.createUser.name]: withBody(() => ({ email: email(), name: 'Somebody' })),
    [accounts.inviteByEmail.name]: withBody(() => ({ email: email() })),
    [accounts.resendUserInvitation.name]: onNew(anInvitation),
    [accounts.linkUserInvitation.name]: onNew(anInvitation),
    [accounts.revokeUserInvitation.name]: onNew(anInvitation),
    [accounts.updateUserProfile.name]: onUser({ name: 'Another name', viewOnly: true }),
    [accounts.resetUserPassword.name]: onUser(),
    [accounts.resetTwoFactor.name]: onNew(async () => (await addPerson(platform, email())).userId),
    [accounts.endUserSession.name]: async () => {
      const { userId: id } = await aPerson();
      const { data } = await platform.call(accounts.listUserSessions, { token, params: { id } });
      return () => ({ token, params: { id, sessionId: data[0]?.id ?? '' } });
    },
    [accounts.endUserSessions.name]: onUser(),

    [tenantApps.createTenantApp.name]: withBody(() => ({ appId: nameNew('app'), name: 'An app' })),
    [tenantApps.updateTenantApp.name]: onNew(anApp, { name: 'Another name', edition: 'pro' }),
    [tenantApps.deleteTenantApp.name]: onNew(anApp),
    [tenantApps.resetTenantAppApiKey.name]: onNew(anApp),
    [tenantApps.createApp.name]: withBody(() => ({ appId: nameNew('app'), name: 'An app' })),
    [tenantApps.updateApp.name]: onAppOfManager({ name: 'Another name' }),
    [tenantApps.resetApiKey.name]: onAppOfManager(),
    [tenantApps.startFreeTrial.name]: onAppOfManager(),
    [tenantApps.upgradeToFreeApp.name]: async () => {
      const id = await anApp();
      const { token: theirs } = await aManager(id);
      await platform.call(tenantApps.startFreeTrial, { token: theirs, params: { id } });
      return () => ({ token: theirs, params: { id } });
    },
    [tenantApps.createApiKey.name]: onNew(anApp, { name: 'Encoder', scope: 'read', expiresInDays: 30 }),
    [tenantApps.resetNamedApiKey.name]: onKey({ overlapHours: 24 }),
    [tenantApps.revokeApiKey.name]: onKey(),
    [tenantApps.createGroup.name]: withBody(async () => ({ appId: await anApp(), name: 'A group' })),
    [tenantApps.updateGroup.name]: onNew(async () => aGroup(await anApp()), { name: 'Another name' }),
    [tenantApps.deleteGroup.name]: onNew(async () => aGroup(await anApp())),
    [tenantApps.addMember.name]: withBody(async () => {
      const appId = await anApp();
      return { appId, email: email(), groupId: await aGroup(appId) };
    }),
    [tenantApps.updateMember.name]: async () => {
      const appId = await anApp();
      const [{ memberId: id }, groupId] = [await aManager(appId), await aGroup(appId)];
      return () => ({ token, params: { id }, body: { groupId } });
    },
    [tenantApps.removeMember.name]: onNew(async () => (await aManager(await anApp())).memberId),
    [tenantApps.resendInvitation.name]: async () => {
      const { memberId } = await aManager(await anApp());
      await platform.db.update(members).set({ status: 'invited' }).where(eq(members.id, memberId));
      return () => ({ token, body: { ids: [memberId] } });
    },

    [billing.updateAppBillingInfo.name]: async () => {
      const appId = await anApp();
      const body = {
        companyName: 'Sông Hồng TV',
        email: 'billing@song-hong.example',
        address: '1 Tràng Tiền',
        country: 'VN',
      };
      return () => ({ token, params: { appId }, body });
    },
    [billing.completePaymentMethod.name]: withBody(async () => aCard(await anApp())),
    [billing.makePaymentMethodPrimary.name]: onNew(async () => {
      const appId = await anApp();
      await aPaymentMethod(appId);
      return aPaymentMethod(appId);
    }),
    [billing.removePaymentMethod.name]: onNew(async () => aPaymentMethod(await anApp())),

    ...liveFixtures({ platform, token, nameNew, anApp, onNew, withBody }),
    ...ssaiFixtures({ platform, token, aPayingApp, onNew, withBody }),
    ...vodFixtures({ platform, token, nameNew, anApp, onNew, withBody }),
    ...vastFixtures({ platform, token, anApp, onNew, withBody }),
    ...billingFixtures({ platform, token, nameNew, anApp, onNew, withBody }),
    [setStatusBanner.name]: withBody(aBanner),
    [removeStatusBanner.name]: async () => {
      await platform.call(setStatusBanner, { token, body: await aBanner() });
      return () => ({ token });
    },
    ...operationsFixtures({ platform, token, nameNew, anApp, aPayingApp, onNew, withBody }),
  };
}
