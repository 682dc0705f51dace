import type { Operation } from '../contract/operation';
import type { ConsoleError } from '../events/console-error';
import type { CallResult } from './read-response';

/** Both methods return the value of the captcha header. @see spec 4.9 */
export interface Captcha {
  /** Without interaction. */
  score: (action: string) => Promise<string>;
  /** With a challenge for the user. */
  challenge: () => Promise<string>;
}

/** No token: the provider did not load or respond, or the user closed the challenge. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';

  constructor(readonly reason: 'blocked' | 'cancelled') {
    super(`The captcha was ${reason}.`);
  }
}

/**
 * Sends a call with a token if its operation requires one. If the platform rejects the score, the user is challenged once.
 */
export async function withCaptcha(
  captcha: Captcha | undefined,
  operation: Operation,
  send: (token?: string) => Promise<CallResult>,
): Promise<CallResult> {
  if (!captcha || !operation.captcha) return send();
  try {
    const sent = await send(await captcha.score(operation.name));
    return wantsMore(sent.error) ? await send(await captcha.challenge()) : sent;
  } catch (error) {
    if (error instanceof CaptchaError) return { error: { kind: 'captcha', reason: error.reason } };
    throw error;
  }
}

function wantsMore(error: ConsoleError | undefined): boolean {
  return error?.kind === 'http' && error.status === 400 && 'captcha' in error.fieldErrors;
}
