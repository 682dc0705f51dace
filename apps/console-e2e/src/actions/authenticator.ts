import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

export interface Authenticator {
  /**
   * An unused code. The platform accepts each code once, and the next one slightly early; waits if both are
   * used.
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
