// @see spec 7.3
// @see ASVS 6.1.3, 6.3.4, 6.8.1, 6.8.2, 6.8.4, 9.1.1, 9.1.3, 9.2.1, 9.2.2, 9.2.3, 10.1.1, 10.1.2, 10.2.1
// @see ASVS 10.2.2, 10.5.1, 10.5.2, 10.5.3, 10.5.4
import { createHash, randomBytes } from 'node:crypto';
import {
  changePassword,
  exchangeSocialLogin,
  finishGithubLogin,
  finishGoogleLogin,
  getLoginOptions,
  login,
  startGithubLogin,
  startGoogleLogin,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../security/passwords';
import { identities, socialGrants, socialLogins, users } from '../database/schema';
import { startGithub, startOpenIdProvider } from '../../testing/social-providers';
import { enroll, OPERATOR, startTestPlatform } from '../../testing/test-platform';
import { insertUser } from '../../testing/test-people';
import { MINUTE_MS } from '../time/durations';

const CONSOLE = 'https://console.example';
const email = 'thu.ha@song-hong-tv.example';
const HA = { subject: '4711', name: 'Lê Thu Hà', email, isVerified: true };

const PROVIDERS = {
  github: { start: startGithubLogin, finish: finishGithubLogin },
  google: { start: startGoogleLogin, finish: finishGoogleLogin },
} as const;
type Name = keyof typeof PROVIDERS;

const newSecret = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

describe('a social login', async () => {
  const [github, google] = await Promise.all([startGithub(), startOpenIdProvider()]);
  const servers = { github, google };
  const platform = await startTestPlatform({
    CONSOLE_URL: CONSOLE,
    GITHUB_CLIENT_ID: 'signalbox',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.url,
    GOOGLE_CLIENT_ID: 'signalbox',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.url,
  });
  afterAll(async () => {
    await platform.stop();
    await Promise.all([servers.github.stop(), servers.google.stop()]);
  });
  beforeEach(async () => {
    await platform.db.delete(users).where(eq(users.email, email));
    await platform.db.delete(identities);
    servers.github.person = HA;
    servers.google.person = HA;
  });

  const locationOf = (response: Response) => {
    expect(response.status).toBe(302);
    return new URL(response.headers.get('Location') ?? '');
  };
  const leave = async (name: Name, query: Record<string, string> = {}) => {
    const location = locationOf(await platform.send(PROVIDERS[name].start, { query }));
    const answered = await fetch(location, { redirect: 'manual' });
    const back = new URL(answered.headers.get('Location') ?? '');
    return { location, back, parameters: Object.fromEntries(back.searchParams) };
  };
  const finish = async (name: Name, parameters: Record<string, string>) =>
    locationOf(await platform.send(PROVIDERS[name].finish, { query: parameters }));
  const signIn = async (name: Name, query: Record<string, string> = {}) => {
    const { parameters } = await leave(name, query);
    const page = await finish(name, parameters);
    expect(`${page.origin}${page.pathname}${page.search}`).toBe(`${CONSOLE}/auth/login`);
    return Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  };
  const addAccount = (change: Partial<typeof users.$inferInsert> = {}) =>
    insertUser(platform, { email, name: 'Hà', ...change });
  const exchange = (code: string | undefined, verifier?: string) =>
    platform.send(exchangeSocialLogin, { body: { code, ...(verifier !== undefined && { verifier }) } });

  it('is offered if configured', async () => {
    expect(await platform.call(getLoginOptions)).toMatchObject({
      providers: ['github', 'google'],
      captcha: false,
    });
  });

  it.each(['github', 'google'] as const)(
    'signs in with %s: PKCE, state, and a code for this browser',
    async (name) => {
      await addAccount();
      const verifier = newSecret();
      const { location, back, parameters } = await leave(name, { challenge: challengeOf(verifier) });
      expect(Object.fromEntries(location.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: 'signalbox',
        code_challenge_method: 'S256',
        redirect_uri: `${CONSOLE}/auth-service/v1/users/login/${name}/callback?signup=false`,
      });
      expect(location.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
      expect(`${back.origin}${back.pathname}`).toBe(
        `${CONSOLE}/auth-service/v1/users/login/${name}/callback`,
      );

      const page = await finish(name, parameters);
      const code = new URLSearchParams(page.hash.slice(1)).get('social') ?? undefined;
      const response = await exchange(code, verifier);
      const { token, user } = exchangeSocialLogin.response.parse(await response.json());
      expect(user).toMatchObject({ email, name: 'Hà' });
      expect((await platform.call(getProfile, { token })).email).toBe(email);
      expect(await platform.db.select().from(identities)).toMatchObject([
        { provider: name, subject: '4711' },
      ]);
    },
  );

  it('stores no state, verifier or code in plain text', async () => {
    await addAccount();
    const { parameters } = await leave('google');
    expect(JSON.stringify(await platform.db.select().from(socialLogins))).not.toContain(parameters['state']);
    const page = await finish('google', parameters);
    const code = new URLSearchParams(page.hash.slice(1)).get('social') ?? '';
    expect(JSON.stringify(await platform.db.select().from(socialGrants))).not.toContain(code);
  });

  describe('the callback', () => {
    it('rejects a missing, unknown or used state', async () => {
      await addAccount();
      const { parameters } = await leave('github');
      const rejected = async (query: Record<string, string>, name: Name = 'github') => {
        const response = await platform.send(PROVIDERS[name].finish, { query });
        expect(response.status).toBe(400);
        expect(response.headers.get('Location')).toBeNull();
      };
      const { state = '', ...stateless } = parameters;
      await rejected(stateless);
      await rejected({ ...parameters, state: newSecret() });
      await rejected({ ...parameters, state: `${state}x` });
      await rejected(parameters, 'google');
      await finish('github', parameters);
      await rejected(parameters);
    });

    it('rejects an ID token of another login', async () => {
      await addAccount();
      servers.google.foreignNonce = 'of another login';
      expect(await signIn('google')).toEqual({ 'social-refused': 'failed' });
      delete servers.google.foreignNonce;
      expect(await signIn('google')).toHaveProperty('social');
    });

    it('requires the signup parameter', async () => {
      const { parameters } = await leave('github');
      const { signup: _signup, ...others } = parameters;
      expect(await platform.status(finishGithubLogin, { query: others })).toBe(400);
    });

    it.each([
      [{ error: 'access_denied' }, 'declined'],
      [{ error: 'server_error' }, 'failed'],
      [{ code: 'forged' }, 'failed'],
    ])('with %o redirects to the sign-in page with a reason', async (change, reason) => {
      await addAccount();
      const { parameters } = await leave('google');
      const page = await finish('google', { ...parameters, ...change });
      expect(page.href).toBe(`${CONSOLE}/auth/login#social-refused=${reason}`);
    });

    it('expires after ten minutes', async () => {
      const { parameters } = await leave('google');
      platform.later(10 * MINUTE_MS);
      expect((await finish('google', parameters)).hash).toBe('#social-refused=expired');
    });
  });

  describe('the code', () => {
    const newCode = async (verifier?: string) => {
      await platform.db.delete(users).where(eq(users.email, email));
      await addAccount();
      const { social } = await signIn(
        'google',
        verifier === undefined ? {} : { challenge: challengeOf(verifier) },
      );
      return social;
    };

    it('works once of ten concurrent exchanges', async () => {
      const verifier = newSecret();
      const code = await newCode(verifier);
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async () => (await exchange(code, verifier)).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401)).toHaveLength(9);
    });

    it('works for a minute', async () => {
      const code = await newCode();
      platform.later(MINUTE_MS);
      expect((await exchange(code)).status).toBe(401);
    });

    it('requires the verifier of its login', async () => {
      expect((await exchange(await newCode(newSecret()))).status).toBe(401);
      expect((await exchange(await newCode(newSecret()), newSecret())).status).toBe(401);
      expect((await exchange(await newCode(), newSecret())).status).toBe(401);
    });
  });

  describe('the account', () => {
    it('is that of the verified address and remains linked', async () => {
      await addAccount();
      await signIn('github');
      servers.github.person = { ...HA, email: 'moved@song-hong-tv.example' };
      const { social } = await signIn('github');
      const { user } = exchangeSocialLogin.response.parse(await (await exchange(social)).json());
      expect(user.email).toBe(email);
    });

    it.each(['github', 'google'] as const)(
      'is not found by an address that %s has not verified',
      async (name) => {
        await addAccount();
        servers[name].person = { ...HA, isVerified: false };
        expect(await signIn(name, { signup: 'true' })).toEqual({ 'social-refused': 'unverified' });
        expect(await platform.db.$count(identities)).toBe(0);
      },
    );

    it('is created only for a sign-up', async () => {
      expect(await signIn('github')).toEqual({ 'social-refused': 'no-account' });
      expect(await platform.db.$count(users, eq(users.email, email))).toBe(0);
      const { social } = await signIn('github', { signup: 'true' });
      const { user } = exchangeSocialLogin.response.parse(await (await exchange(social)).json());
      expect(user).toMatchObject({ email, name: 'Lê Thu Hà' });
      expect(await platform.status(login, { body: { email, password: 'anything' } })).toBe(401);
    });

    it('loses its password if it was unconfirmed', async () => {
      const password = 'chosen by a stranger';
      await addAccount({ confirmedAt: null, passwordHash: await hashPassword(password) });
      const { social } = await signIn('google');
      expect((await exchange(social)).status).toBe(200);
      const [account] = await platform.db.select().from(users).where(eq(users.email, email));
      expect(account).toMatchObject({ passwordHash: null, confirmedAt: platform.clock.now });
      expect(await platform.status(login, { body: { email, password } })).toBe(401);
    });

    it('still requires the second factor', async () => {
      await enroll(platform);
      servers.google.person = { ...HA, subject: '1', email: OPERATOR.email };
      const { social } = await signIn('google');
      const { token, user } = exchangeSocialLogin.response.parse(await (await exchange(social)).json());
      expect(user.twoFAEnabled).toBe(true);
      expect(await platform.status(getProfile, { token })).toBe(401);
      expect(await platform.status(changePassword, { token, body: {} })).toBe(401);
    });
  });

  it('does not exist if not configured', async () => {
    const bare = await startTestPlatform();
    for (const operation of [startGithubLogin, startGoogleLogin, finishGithubLogin, finishGoogleLogin]) {
      expect(await bare.status(operation, { query: { signup: 'true', state: 'x' } })).toBe(404);
    }
    expect(await bare.call(getLoginOptions)).toMatchObject({ providers: [], captcha: false });
    await bare.stop();
  });
});
