import { CaptchaError } from '@console/http';
import type { CaptchaProvider } from './captcha-controller';

interface Recaptcha {
  ready: (then: () => void) => void;
  render: (element: HTMLElement, options: RenderOptions) => number;
  execute: (widget: number, options: { action: string }) => PromiseLike<string>;
}

interface RenderOptions {
  sitekey: string;
  size?: 'invisible';
  badge?: 'inline';
  theme?: 'dark' | 'light';
  callback?: (token: string) => void;
  'error-callback'?: () => void;
}

declare global {
  interface Window {
    /** Content blockers may replace it. */
    grecaptcha?: { enterprise?: Partial<Recaptcha> };
  }
}

const ADDRESS = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/**
 * Loads reCAPTCHA Enterprise.
 *
 * @throws CaptchaError if it is blocked or unreachable.
 */
export async function loadRecaptcha(
  keys: { v3: string; v2: string },
  language: string,
): Promise<CaptchaProvider> {
  await loadScript(`${ADDRESS}&hl=${encodeURIComponent(language)}`);
  const { ready, render, execute } = window.grecaptcha?.enterprise ?? {};
  if (!ready || !render || !execute) throw new CaptchaError('blocked');
  await new Promise<void>((resolve) => ready(resolve));

  // Hidden: the provider's badge would cover the page.
  const hidden = document.createElement('div');
  hidden.hidden = true;
  document.body.append(hidden);
  const scorer = render(hidden, { sitekey: keys.v3, size: 'invisible', badge: 'inline' });
  return {
    score: (action) => execute(scorer, { action }),
    ask: (element, theme, { onToken, onFailure }) => {
      render(element, { sitekey: keys.v2, theme, callback: onToken, 'error-callback': onFailure });
    },
  };
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // The next attempt must load it again.
      script.remove();
      reject(new CaptchaError('blocked'));
    });
    document.head.append(script);
  });
}
