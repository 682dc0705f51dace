// @see spec 7.9
import {
  createUser,
  inviteByEmail,
  linkUserInvitation,
  listUserInvitations,
  listUsers,
  resendUserInvitation,
  revokeUserInvitation,
} from '@console/accounts/contract';
import { signUpByInvitation, verifyToken } from '@console/auth/contract';
import { ADMIN_APP_ID } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { addPerson, insertUser, joinApp } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS } from '../time/durations';

const password = 'mùa thu Hà Nội';

describe('pending invitations of users', async () => {
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@invitations.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-user']);
  const { token } = staff;

  const pending = async (query: Record<string, string> = {}) =>
    (await platform.call(listUserInvitations, { token, query })).data;
  const find = async (email: string) => (await pending({ q: email }))[0];
  const invite = async (email: string) => {
    await platform.call(inviteByEmail, { token, body: { email } });
    return (await find(email))?.id ?? '';
  };
  const one = (id: string) => ({ token, params: { id } });
  const accept = (link: string) =>
    platform.status(signUpByInvitation, {
      query: { token: link },
      body: { name: 'An', password, timezone: 'Asia/Ho_Chi_Minh' },
    });
  const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

  it('are listed with their expiry, for addresses with and without an account', async () => {
    await invite('an@list.example');
    await platform.call(createUser, { token, body: { email: 'binh@list.example', name: 'Bình' } });
    const expiresAt = new Date(platform.clock.now.getTime() + 7 * DAY_MS).toISOString();
    expect(await pending({ q: 'list.example', sort: 'email' })).toMatchObject([
      { email: 'an@list.example', user: null, expiresAt, expired: false },
      { email: 'binh@list.example', user: { name: 'Bình' }, expired: false },
    ]);
  });

  it('can be resent: only the newest link works, and once', async () => {
    const email = 'again@resent.example';
    const id = await invite(email);
    const first = await mailedToken(platform, email);
    platform.later(1_000);
    const resent = await platform.call(resendUserInvitation, one(id));
    expect(resent).toMatchObject({ email, expired: false });
    const second = await mailedToken(platform, email);
    expect(second).not.toBe(first);
    expect(await platform.status(resendUserInvitation, one(id))).toBe(404);
    expect(await accept(first)).toBe(400);
    expect(await accept(second)).toBe(200);
    expect(await accept(second)).toBe(400);
    expect(await find(email)).toBeUndefined();
  });

  it('give a link to copy, which replaces the mailed one', async () => {
    const email = 'copied@link.example';
    const id = await invite(email);
    const mailed = await mailedToken(platform, email);
    const { link } = await platform.call(linkUserInvitation, one(id));
    expect(await mailsTo(platform, email)).toHaveLength(1);
    expect(await accept(mailed)).toBe(400);
    expect(await accept(tokenIn(link))).toBe(200);
  });

  it('can be revoked, with the account that waits for its password', async () => {
    const email = 'revoked@gone.example';
    await platform.call(createUser, { token, body: { email, name: 'Gone' } });
    const link = await mailedToken(platform, email);
    const id = (await find(email))?.id ?? '';
    const both = [one(id), one(id)].map((sending) => platform.status(revokeUserInvitation, sending));
    expect((await Promise.all(both)).toSorted()).toEqual([200, 404]);
    expect(await accept(link)).toBe(400);
    expect((await platform.call(listUsers, { token, query: { q: email } })).total).toBe(0);
    const valid = await platform.call(verifyToken, { query: { type: 'invite', token: link } });
    expect(valid.valid).toBe(false);
  });

  it('happen once per Idempotency-Key', async () => {
    const email = 'once@key.example';
    const sending = { ...one(await invite(email)), headers: { 'Idempotency-Key': 'resend-once' } };
    const answers = [
      await platform.call(resendUserInvitation, sending),
      await platform.call(resendUserInvitation, sending),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailsTo(platform, email)).toHaveLength(2);
  });

  it('of accounts with more permissions can only be changed by their equals', async () => {
    const email = 'chief@more.example';
    const { id: userId } = await platform.call(createUser, { token, body: { email, name: 'Chief' } });
    await joinApp(platform, { userId, email, token }, ADMIN_APP_ID, ['admin-user', 'admin-management']);
    const id = (await find(email))?.id ?? '';
    for (const operation of [resendUserInvitation, linkUserInvitation, revokeUserInvitation])
      expect(await platform.status(operation, one(id)), operation.name).toBe(403);
  });

  it('of accounts that were given more permissions later can only be changed by their equals', async () => {
    const email = 'chief@later.example';
    const id = await invite(email);
    const userId = await insertUser(platform, { email, confirmedAt: null });
    await joinApp(platform, { userId, email, token }, ADMIN_APP_ID, ['admin-user', 'admin-management']);
    for (const operation of [resendUserInvitation, linkUserInvitation, revokeUserInvitation])
      expect(await platform.status(operation, one(id)), operation.name).toBe(403);
  });

  it('stay listed after their expiry, and can be sent again', async () => {
    const email = 'late@expired.example';
    const id = await invite(email);
    platform.later(7 * DAY_MS);
    const person = await addPerson(platform, 'later@invitations.example');
    await joinApp(platform, person, ADMIN_APP_ID, ['admin-user']);
    const query = { q: email, customFields: JSON.stringify({ expired: true }) };
    const { data } = await platform.call(listUserInvitations, { token: person.token, query });
    expect(data).toMatchObject([{ id, expired: true }]);
    const resent = await platform.call(resendUserInvitation, { ...one(id), token: person.token });
    expect(resent.expired).toBe(false);
  });
});
