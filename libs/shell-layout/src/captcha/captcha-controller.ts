import { type Captcha, CaptchaError } from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';

/** Timeout of each step that needs no user. Milliseconds. */
const PATIENCE_MS = 10_000;

export interface CaptchaProvider {
  score: (action: string) => PromiseLike<string>;
  /** Renders its challenge into an empty element. */
  ask: (
    element: HTMLElement,
    theme: 'dark' | 'light',
    answer: { onToken: (token: string) => void; onFailure: () => void },
  ) => void;
}

export interface CaptchaQuestion {
  show: (element: HTMLElement, theme: 'dark' | 'light') => void;
  cancel: () => void;
}

/** A captcha that requests a score without interaction, and a challenge if the score is insufficient. */
export interface CaptchaController extends Captcha {
  /** @see spec 4.9 */
  readonly state: 'not-loaded' | 'loading' | 'loaded';
  readonly question: CaptchaQuestion | undefined;
  /** Called on each change of the challenge; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Loads the provider on first use. Failures end in a CaptchaError within seconds and are retried by the next
 * call.
 */
export function createCaptchaController(load: () => Promise<CaptchaProvider>): CaptchaController {
  const listeners = new Set<() => void>();
  let state: CaptchaController['state'] = 'not-loaded';
  let loading: Promise<CaptchaProvider> | undefined;
  let question: CaptchaQuestion | undefined;

  async function start() {
    state = 'loading';
    try {
      const provider = await withinPatience(load());
      state = 'loaded';
      return provider;
    } catch (error) {
      state = 'not-loaded';
      loading = undefined;
      throw error;
    }
  }

  function put(next: CaptchaQuestion | undefined) {
    question = next;
    listeners.forEach((listener) => listener());
  }

  return {
    get state() {
      return state;
    },
    get question() {
      return question;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async score(action) {
      const provider = await (loading ??= start());
      return `v3:${await withinPatience(provider.score(action))}`;
    },
    async challenge() {
      const provider = await (loading ??= start());
      question?.cancel();
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const asked: CaptchaQuestion = {
        show: (element, theme) => {
          provider.ask(element, theme, {
            onToken: resolve,
            onFailure: () => reject(new CaptchaError('blocked')),
          });
        },
        cancel: () => reject(new CaptchaError('cancelled')),
      };
      put(asked);
      try {
        return `v2:${await promise}`;
      } finally {
        if (question === asked) put(undefined);
      }
    },
  };
}

async function withinPatience<T>(work: PromiseLike<T>): Promise<T> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => reject(new CaptchaError('blocked')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, blocked]);
  } catch {
    // Providers reject with arbitrary values.
    throw new CaptchaError('blocked');
  } finally {
    clearTimeout(patience);
  }
}

/** The installation's captcha; none on premises. @see spec 4.9 */
export function createCaptcha(
  { captcha: keys, onPremises }: Pick<RuntimeConfig, 'captcha' | 'onPremises'>,
  language: string,
): CaptchaController | undefined {
  if (onPremises || !keys) return undefined;
  return createCaptchaController(async () =>
    (await import('./recaptcha-script')).loadRecaptcha(keys, language),
  );
}
