import { CaptchaError } from '@console/http';
import type { CaptchaProvider } from './captcha-controller';

/** As much of reCAPTCHA Enterprise as is used here. */
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
    /** A content blocker may put something of its own here. */
    grecaptcha?: { enterprise?: Partial<Recaptcha> };
  }
}

const ADDRESS = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/**
 * Loads reCAPTCHA Enterprise into the page.
 *
 * @throws CaptchaError when something keeps it out: a content blocker, a firewall, no network.
 */
export async function loadRecaptcha(
  keys: { v3: string; v2: string },
  language: string,
): Promise<CaptchaProvider> {
  await loadScript(`${ADDRESS}&hl=${encodeURIComponent(language)}`);
  const { ready, render, execute } = window.grecaptcha?.enterprise ?? {};
  if (!ready || !render || !execute) throw new CaptchaError('blocked');
  await new Promise<void>((resolve) => {
    ready(resolve);
  });

  // Drawn into an element that is never shown: the provider's badge would cover the page.
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
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      // The next attempt has to load it anew.
      script.remove();
      reject(new CaptchaError('blocked'));
    });
    document.head.append(script);
  });
}
