// @see spec 7.9
import { inviteByEmail } from '@console/accounts/contract';
import {
  finishGithubLogin,
  login,
  signUp,
  signUpByInvitation,
  startGithubLogin,
} from '@console/auth/contract';
import { addMember, createTenantApp, removeMember } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { mailTokens, users } from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { startGithub } from '../../testing/social-providers';
import { addPerson, joinApp, groupOf } from '../../testing/test-people';
import { startTestPlatform } from '../../testing/test-platform';

const email = 'thu.ha@song-hong-tv.example';
const NEWCOMER = { name: 'Lê Thu Hà', password: 'mùa thu Hà Nội' };

describe('a platform with sign-up switched off', async () => {
  const github = await startGithub();
  const platform = await startTestPlatform({
    SIGN_UP: 'off',
    GITHUB_CLIENT_ID: 'signalbox',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.url,
  });
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app', 'admin-user']);
  await platform.call(createTenantApp, { token: staff.token, body: { appId: 'river', name: 'River' } });
  const groupId = await groupOf(platform, 'river');
  afterAll(async () => {
    await platform.stop();
    await github.stop();
  });

  const accounts = (address: string) => platform.db.$count(users, eq(users.email, address));
  const invite = (address: string) =>
    platform.call(addMember, { token: staff.token, body: { appId: 'river', email: address, groupId } });
  const withdraw = (id: string) => platform.call(removeMember, { token: staff.token, params: { id } });

  it('rejects a sign-up with the reason', async () => {
    expect(await platform.rejection(signUp, { body: { email, ...NEWCOMER } })).toMatchObject({
      statusCode: 403,
      message: 'Sign-up is closed. Ask an administrator to invite you.',
    });
    await platform.dispatchMail();
    expect([await accounts(email), await mailsTo(platform, email)]).toEqual([0, []]);
  });

  it('creates no account for a social login', async () => {
    const begun = await platform.rejection(startGithubLogin, { query: { signup: 'true' } });
    expect(begun).toMatchObject({
      statusCode: 403,
      message: 'Sign-up is closed. Ask an administrator to invite you.',
    });

    github.person = { subject: '4711', name: 'Lê Thu Hà', email, isVerified: true };
    const start = await platform.send(startGithubLogin, { query: { signup: 'false' } });
    const atProvider = await fetch(start.headers.get('Location') ?? '', { redirect: 'manual' });
    const { searchParams } = new URL(atProvider.headers.get('Location') ?? '');
    // The callback's own parameter must not create an account either.
    const query = { ...Object.fromEntries(searchParams), signup: 'true' };
    const finished = await platform.send(finishGithubLogin, { query });
    expect(finished.headers.get('Location')).toMatch(/#social-refused=(no-account|failed)$/);
    expect(await accounts(email)).toBe(0);
  });

  it('creates the account of an invitation', async () => {
    await platform.call(inviteByEmail, { token: staff.token, body: { email } });
    const query = { token: await mailedToken(platform, email) };
    await platform.call(signUpByInvitation, { query, body: NEWCOMER });
    const { user } = await platform.call(login, { body: { email, password: NEWCOMER.password } });
    expect(user.email).toBe(email);
  });

  describe('after an invitation was withdrawn', () => {
    const invited = 'invited@song-hong-tv.example';

    it('has no account of the invited address', async () => {
      const { id } = await invite(invited);
      expect(await accounts(invited)).toBe(1);
      await withdraw(id);
      expect(await accounts(invited)).toBe(0);
      expect(await platform.db.$count(mailTokens, eq(mailTokens.email, invited))).toBe(0);
    });

    it('keeps an account that is invited to another app, or by an administrator', async () => {
      await platform.call(createTenantApp, { token: staff.token, body: { appId: 'mountain', name: 'M' } });
      const { id: first } = await invite(invited);
      const { id: second } = await platform.call(addMember, {
        token: staff.token,
        body: { appId: 'mountain', email: invited, groupId: await groupOf(platform, 'mountain') },
      });
      await withdraw(first);
      expect(await accounts(invited)).toBe(1);
      await withdraw(second);
      expect(await accounts(invited)).toBe(0);

      const { id } = await invite(invited);
      await platform.call(inviteByEmail, { token: staff.token, body: { email: invited } });
      await withdraw(id);
      expect(await accounts(invited)).toBe(1);
    });

    it('keeps the account of a member who has accepted', async () => {
      const member = await addPerson(platform, 'member@song-hong-tv.example');
      const { memberId } = await joinApp(platform, member, 'river', []);
      await withdraw(memberId);
      expect(await accounts(member.email)).toBe(1);
    });
  });
});
