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

/** @param usedAt When a code was last used before (Unix time in ms). */
export function authenticatorOf(secret: string, usedAt = -Infinity): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let spent = stepAt(usedAt);
  return {
    async code() {
      const step = Math.max(stepAt(Date.now()), spent + 1);
      spent = step;
      await setTimeout(Math.max(0, (step - 1) * PERIOD_MS - Date.now()));
      return totp.generate({ timestamp: step * PERIOD_MS });
    },
  };
}

function stepAt(time: number): number {
  return Math.floor(time / PERIOD_MS);
}
