import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** An authenticator app that has been given a secret. */
export interface Authenticator {
  /**
   * A code that the platform takes now and that was not used before: it refuses a second use, but takes the next code a
   * little early. Waits when that is used up as well.
   */
  code: () => Promise<string>;
}

export function authenticatorOf(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let spent = -Infinity;
  return {
    async code() {
      const step = Math.max(currentStep(), spent + 1);
      spent = step;
      await setTimeout(Math.max(0, (step - 1) * PERIOD_MS - Date.now()));
      return totp.generate({ timestamp: step * PERIOD_MS });
    },
  };
}

function currentStep(): number {
  return Math.floor(Date.now() / PERIOD_MS);
}
