import * as auth from '@console/auth/contract';
import { rememberDevice } from '../src/authorization/remembered-devices';
import type { MutationFixture } from './mutation-fixtures';
import { softAuthenticator, TEST_CONSOLE } from './soft-authenticator';
import type { TestPlatform } from './test-platform';

interface Owner {
  /** Enrolled in two-factor authentication. */
  person: () => Promise<{ token: string; userId: string }>;
  password: string;
}

/** How to call each operation on passkeys and remembered devices successfully, by name. */
export function passkeyFixtures(
  platform: TestPlatform,
  { person, password }: Owner,
): Record<string, MutationFixture> {
  const created = async () => {
    const { token } = await person();
    const authenticator = softAuthenticator(TEST_CONSOLE);
    const options = await platform.call(auth.beginPasskey, { token, body: { password } });
    const body = { name: 'Laptop', credential: authenticator.create(options) };
    return { authenticator, sending: { token, body } };
  };
  const onPasskey =
    (body?: object): MutationFixture =>
    async () => {
      const { sending } = await created();
      const { id } = await platform.call(auth.addPasskey, sending);
      return () => ({ token: sending.token, params: { id }, ...(body && { body }) });
    };
  return {
    [auth.addPasskey.name]: async () => {
      const { sending } = await created();
      return () => sending;
    },
    [auth.renamePasskey.name]: onPasskey({ name: 'Another name' }),
    [auth.removePasskey.name]: onPasskey({ password }),
    [auth.forgetRememberedDevice.name]: async () => {
      const { token, userId } = await person();
      const { deviceId } = await rememberDevice(platform.db, {
        userId,
        days: 30,
        userAgent: undefined,
        ip: null,
        now: platform.clock.now,
      });
      return () => ({ token, params: { id: deviceId } });
    },
    [auth.signInWithPasskey.name]: async () => {
      const { authenticator, sending } = await created();
      await platform.call(auth.addPasskey, sending);
      const credential = authenticator.get(await platform.call(auth.beginPasskeySignIn));
      return () => ({ body: { credential } });
    },
  };
}
