/** Shows the platform that a person is at work. Both ways answer the text of the captcha header. @see docs/behaviour.md 4.9 */
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
