// @see spec 7.9
// @see ASVS 2.4.1, 15.1.3
import { randomBytes } from 'node:crypto';
import { forgotPassword, login, resendConfirmation, signUp } from '@console/auth/contract';
import { ADMIN_APP_ID, rateLimitOf } from '@console/http/contract';
import { createGroup, createTenantApp, listTenantApps, updateTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { platformRoutes } from '../platform-routes';
import { rateLimits, users } from '../database/schema';
import { emptyDatabaseEnvironment } from '../../testing/test-database';
import { mailsTo } from '../../testing/test-mails';
import { addPerson, joinApp } from '../../testing/test-people';
import { startSuitePlatform, startTestPlatform } from '../../testing/test-platform';
import { hashPassword } from '../security/passwords';
import { clearRateLimits, countsCall } from '../http/rate-limits';
import { HOUR_MS } from '../time/durations';

const LIMITS = {
  RATE_LIMIT_PER_CALLER: '60',
  RATE_LIMIT_PER_ADDRESS: '6',
  RATE_LIMIT_MAILS_PER_RECIPIENT: '5',
  TRUSTED_PROXIES: '10.0.0.1',
};

describe('rate limits', async () => {
  let made = 0;
  const platform = await startSuitePlatform(LIMITS);
  beforeEach(() => platform.db.delete(rateLimits));

  const staff = async () => {
    const person = await addPerson(platform, `staff-${(made += 1)}@signalbox.example`);
    await joinApp(platform, person, ADMIN_APP_ID, ['admin-tenant-app']);
    return person.token;
  };
  const newApp = () => ({ appId: `app-${(made += 1)}`, name: 'An app' });
  const create = (token: string, headers?: Record<string, string>, on = platform) =>
    on.send(createTenantApp, { token, body: newApp(), ...(headers && { headers }) });
  const statusesOf = async (calls: readonly Promise<Response>[]) => {
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    return Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([k, v]) => [k, v.length]));
  };
  const many = (count: number, call: (index: number) => Promise<Response>) =>
    Array.from({ length: count }, (_, index) => call(index));
  const fromAddress = (remoteAddress: string, forwardedFor?: string, email = `${(made += 1)}@x.example`) =>
    Promise.resolve(
      platform.app.request(
        forgotPassword.path,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }),
          },
          body: JSON.stringify({ email }),
        },
        { remoteAddress },
      ),
    );

  it('accept exactly 60 concurrent creations of a caller within any hour', async () => {
    const [token, other] = [await staff(), await staff()];
    expect(await statusesOf(many(30, () => create(token)))).toEqual({ 201: 30 });
    platform.later(HOUR_MS / 2);
    expect(await statusesOf(many(50, () => create(token)))).toEqual({ 201: 30, 429: 20 });

    const rejected = await create(token, { 'Accept-Language': 'en' });
    expect(rejected.headers.get('Retry-After')).toBe('1800');
    expect(await rejected.json()).toMatchObject({
      message: 'Too many requests. Try again in 30 min.',
    });
    const vietnamese = await create(token, { 'Accept-Language': 'vi' });
    expect(await vietnamese.json()).toMatchObject({
      message: 'Quá nhiều yêu cầu. Hãy thử lại sau 30 phút.',
    });

    expect((await create(other)).status).toBe(201);
    platform.later(HOUR_MS / 2);
    expect(await statusesOf(many(31, () => create(token)))).toEqual({ 201: 30, 429: 1 });
  });

  it('count each operation separately, without reads and edits', async () => {
    const token = await staff();
    const { appId } = await platform.call(createTenantApp, { token, body: newApp() });
    await Promise.all(many(60, () => create(token)));
    expect((await create(token)).status).toBe(429);
    const group = { token, body: { appId, name: 'Editors' } };
    expect(await platform.status(createGroup, group)).toBe(201);
    const edit = { token, params: { id: appId }, body: { name: 'Another name' } };
    expect(await statusesOf(many(65, () => platform.send(updateTenantApp, edit)))).toEqual({ 200: 65 });
    expect(await statusesOf(many(65, () => platform.send(listTenantApps, { token })))).toEqual({ 200: 65 });
  });

  it('count a repeated request once and rejected requests not at all', async () => {
    const token = await staff();
    const [body, key] = [newApp(), { 'Idempotency-Key': 'the-same-key' }];
    for (let time = 0; time < 5; time += 1) {
      expect(await platform.status(createTenantApp, { token, body, headers: key })).toBe(201);
    }
    const taken = { token, body, headers: { 'Idempotency-Key': 'another-key' } };
    for (let time = 0; time < 5; time += 1) {
      expect(await platform.status(createTenantApp, taken)).toBe(409);
    }
    expect(await statusesOf(many(61, () => create(token)))).toEqual({ 201: 59, 429: 2 });
  });

  it('count calls without a session by source address, from trusted proxies only', async () => {
    expect(await statusesOf(many(8, () => fromAddress('198.51.100.7')))).toEqual({ 200: 6, 429: 2 });
    expect((await fromAddress('198.51.100.8')).status).toBe(200);
    // A header that the client sets does not change the address.
    expect((await fromAddress('198.51.100.7', '203.0.113.1')).status).toBe(429);
    expect((await fromAddress('10.0.0.1', '198.51.100.7')).status).toBe(429);
    expect((await fromAddress('10.0.0.1', '203.0.113.1')).status).toBe(200);
  });

  it('reject sign-ins of an address after too many failures, counting no others', async () => {
    const { email } = await addPerson(platform, 'office@x.example');
    const password = 'mùa thu Hà Nội';
    const passwordHash = await hashPassword(password);
    await platform.db.update(users).set({ passwordHash }).where(eq(users.email, email));
    const signIn = async (remoteAddress: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await platform.app.request(login.path, init, { remoteAddress })).status;
    };
    const good = () => signIn('198.51.100.7', { email, password });
    const guess = () => signIn('198.51.100.7', { email: `${(made += 1)}@x.example`, password: 'a guess' });
    for (let time = 0; time < 8; time += 1) expect(await good()).toBe(200);
    for (let time = 0; time < 6; time += 1) expect(await guess()).toBe(401);
    expect([await guess(), await good()]).toEqual([429, 429]);
    expect(await signIn('198.51.100.8', { email, password })).toBe(200);
    platform.later(HOUR_MS);
    expect(await good()).toBe(200);
  });

  it('count an IPv6 network as one address', async () => {
    const hosts = (prefix: string) => many(8, (host) => fromAddress(`${prefix}${host + 1}`));
    expect(await statusesOf(hosts('2001:db8:1:2::'))).toEqual({ 200: 6, 429: 2 });
    expect((await fromAddress('2001:0db8:0001:0002:ffff:0:0:1')).status).toBe(429);
    expect((await fromAddress('2001:db8:1:3::1')).status).toBe(200);
    expect(await statusesOf(hosts('2001:db8::'))).toEqual({ 200: 6, 429: 2 });
  });

  it('limit emails to an address to five within an hour', async () => {
    const email = 'thu.ha@song-hong-tv.example';
    await platform.call(signUp, { body: { email, name: 'Thu Hà', password: 'mùa thu Hà Nội' } });
    await platform.dispatchMail();
    for (const operation of [forgotPassword, resendConfirmation, forgotPassword, resendConfirmation]) {
      for (let time = 0; time < 2; time += 1) await platform.call(operation, { body: { email } });
      await platform.dispatchMail();
    }
    expect(await mailsTo(platform, email)).toHaveLength(5);
    platform.later(HOUR_MS);
    await platform.call(forgotPassword, { body: { email } });
    await platform.dispatchMail();
    expect(await mailsTo(platform, email)).toHaveLength(6);
  });

  it('are deleted when they expire', async () => {
    await fromAddress('198.51.100.7');
    await clearRateLimits(platform.db, new Date(platform.clock.now.getTime() + HOUR_MS - 1));
    expect(await platform.db.$count(rateLimits)).toBeGreaterThan(0);
    await clearRateLimits(platform.db, new Date(platform.clock.now.getTime() + HOUR_MS));
    expect(await platform.db.$count(rateLimits)).toBe(0);
  });

  it('apply to all operations that create something or mail an address of the body', () => {
    const operations = platformRoutes.map(({ operation }) => operation);
    const limited = operations
      .filter((operation) => rateLimitOf(operation) === 'calls')
      .map(({ name }) => name);
    expect(limited).toEqual(
      expect.arrayContaining([
        ...operations.filter(({ status }) => status === 201).map(({ name }) => name),
        ...['signUp', 'signUpByInvitation', 'resendConfirmation', 'forgotPassword', 'requestEmailChange'],
        ...[
          'beginPaymentMethod',
          'inviteByEmail',
          'resetUserPassword',
          'resendInvitation',
          'startGithubLogin',
          'startGoogleLogin',
        ],
      ]),
    );
    expect(countsCall(updateTenantApp, { ownerEmail: 'owner@x.example' })).toBe(true);
    expect(countsCall(updateTenantApp, { status: 'archived' })).toBe(false);
  });

  it.runIf(inject('database').kind === 'postgres')('are shared by all processes on a database', async () => {
    const environment = {
      ...LIMITS,
      ...(await emptyDatabaseEnvironment()),
      PLATFORM_SECRET_KEY: randomBytes(32).toString('base64'),
    };
    const platforms = await Promise.all([startTestPlatform(environment), startTestPlatform(environment)]);
    try {
      const [one] = platforms;
      const person = await addPerson(one, 'shared@signalbox.example');
      await joinApp(one, person, ADMIN_APP_ID, ['admin-tenant-app']);
      const calls = many(70, (index) => create(person.token, undefined, platforms[index % 2] ?? one));
      expect(await statusesOf(calls)).toEqual({ 201: 60, 429: 10 });
      const [counted] = await one.db.select().from(rateLimits);
      expect(counted?.times).toHaveLength(60);
    } finally {
      await Promise.all(platforms.map((each) => each.stop()));
    }
  });
});
