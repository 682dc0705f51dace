import type { Operation } from '../contract/operation';
import type { Sent } from './answer';
import type { ConsoleError } from './console-error';

/** Shows the platform that a person is at work. Both ways answer the text of the captcha header. @see spec 4.9 */
export interface Captcha {
  /** Costs the person nothing. */
  score: (action: string) => Promise<string>;
  /** Asks the person. */
  challenge: () => Promise<string>;
}

/** No token came of it: the provider's script did not load or did not answer, or the person closed the question. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';

  constructor(readonly reason: 'blocked' | 'cancelled') {
    super(`The captcha was ${reason}.`);
  }
}

/**
 * Sends a call with a token where its operation asks for one. A score that the platform does not take is followed by the
 * question, once.
 */
export async function withCaptcha(
  captcha: Captcha | undefined,
  operation: Operation,
  send: (token?: string) => Promise<Sent>,
): Promise<Sent> {
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
  return error?.kind === 'refused' && error.status === 400 && 'captcha' in error.fieldErrors;
}
