// @see spec 4.2 @see ASVS 6.3.3, 11.6.1
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  disableTwoFactor,
  getLoginOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../database/schema';
import { softAuthenticator } from '../../testing/soft-authenticator';
import { mailsTo } from '../../testing/test-mails';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

const PLACE = { rpId: 'console.example', origin: 'https://console.example' };

describe('passkeys', async () => {
  const platform = await startSuitePlatform({ CONSOLE_URL: `${PLACE.origin}/` });
  const { token, recoveryCodes } = await enroll(platform);
  const { password } = OPERATOR;

  const begin = () => platform.call(beginPasskey, { token, body: { password } });
  const add = async (name: string) => {
    const authenticator = softAuthenticator(PLACE);
    const credential = authenticator.create(await begin());
    const { id } = await platform.call(addPasskey, { token, body: { name, credential } });
    return { ...authenticator, id };
  };
  const challenge = async () => (await platform.call(beginPasskeySignIn)).challenge;
  const signIn = (credential: object) => ({ body: { credential } });

  it('sign in with both factors proven, and count', async () => {
    const passkey = await add('Laptop');
    expect((await mailsTo(platform, OPERATOR.email)).at(-1)?.kind).toBe('passkey-added');
    const signedIn = await platform.call(
      signInWithPasskey,
      signIn(passkey.get({ challenge: await challenge() })),
    );
    expect(signedIn).toMatchObject({ twoFactorPassed: true, user: { email: OPERATOR.email } });
    expect(await platform.status(getProfile, { token: signedIn.token })).toBe(200);
    const { data } = await platform.call(listPasskeys, { token });
    expect(data).toMatchObject([{ name: 'Laptop', usedAt: platform.clock.now.toISOString() }]);
    const entries = await platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'user.sign-in'));
    expect(entries.at(-1)?.detail).toEqual({ passkey: 'Laptop' });
  });

  it('are rejected for a used or outdated challenge, another origin and domain, and a clone', async () => {
    const passkey = await add('Phone');
    const once = passkey.get({ challenge: await challenge() });
    expect(await platform.status(signInWithPasskey, signIn(once))).toBe(200);
    const late = await challenge();
    const ofUser = (await begin()).challenge;
    for (const credential of [
      once,
      passkey.get({ challenge: await challenge(), origin: 'https://evil.example' }),
      passkey.get({ challenge: await challenge(), rpId: 'evil.example' }),
      passkey.get({ challenge: ofUser }),
      { ...softAuthenticator(PLACE).get({ challenge: await challenge() }), id: once.id, rawId: once.id },
      softAuthenticator(PLACE).get({ challenge: await challenge() }),
    ])
      expect(await platform.status(signInWithPasskey, signIn(credential))).toBe(401);
    platform.later(5 * MINUTE_MS);
    expect(await platform.status(signInWithPasskey, signIn(passkey.get({ challenge: late })))).toBe(401);
  });

  it('are added with the password only, and to the account that began', async () => {
    const wrong = { token, body: { password: 'another password' } };
    expect(await platform.status(beginPasskey, wrong)).toBe(400);
    const credential = softAuthenticator(PLACE).create({ challenge: await challenge() });
    expect(await platform.status(addPasskey, { token, body: { name: 'Mine', credential } })).toBe(401);
  });

  it('are renamed and removed', async () => {
    const passkey = await add('Old name');
    const params = { id: passkey.id };
    const renamed = await platform.call(renamePasskey, { token, params, body: { name: 'New name' } });
    expect(renamed.name).toBe('New name');
    const remove = (proof: string) =>
      platform.status(removePasskey, { token, params, body: { password: proof } });
    expect(await remove('another password')).toBe(400);
    const both = [remove(password), remove(password)];
    expect((await Promise.all(both)).toSorted()).toEqual([200, 404]);
    const credential = passkey.get({ challenge: await challenge() });
    expect(await platform.status(signInWithPasskey, signIn(credential))).toBe(401);
  });

  it('end with two-factor authentication', async () => {
    const passkey = await add('Lost');
    const ending = { token, body: { password, code: recoveryCodes[0] } };
    await platform.call(disableTwoFactor, ending);
    expect((await platform.call(listPasskeys, { token })).data).toEqual([]);
    const credential = passkey.get({ challenge: await challenge() });
    expect(await platform.status(signInWithPasskey, signIn(credential))).toBe(401);
    expect(await platform.status(beginPasskey, { token, body: { password } })).toBe(409);
  });
});

describe('at an IP address', async () => {
  const platform = await startSuitePlatform({ CONSOLE_URL: 'http://127.0.0.1:4200' });

  it('there are no passkeys', async () => {
    expect((await platform.call(getLoginOptions)).passkeys).toBeNull();
    expect(await platform.status(beginPasskeySignIn)).toBe(404);
    const { token } = await enroll(platform);
    const sending = { token, body: { password: OPERATOR.password } };
    expect(await platform.status(beginPasskey, sending)).toBe(404);
  });
});
