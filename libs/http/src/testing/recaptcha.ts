import { http, HttpResponse } from 'msw';

const ADDRESS = 'https://www.google.com/recaptcha/enterprise.js';

export const WITH_CAPTCHA = { captcha: { v3: 'story-v3', v2: 'story-v2' }, onPremises: false };

/** The provider's stub: a badge with its widget, a token for each score, and a checkbox for its challenge. */
function standIn() {
  const widgets: { size?: string }[] = [];
  Object.assign(window, {
    grecaptcha: {
      enterprise: {
        ready: (then: () => void) => then(),
        render: (element: HTMLElement, options: { size?: string; callback?: (token: string) => void }) => {
          const part = document.createElement(options.size === 'invisible' ? 'span' : 'button');
          part.textContent = options.size === 'invisible' ? 'badge' : 'I am not a robot';
          part.addEventListener('click', () => options.callback?.('ticked'));
          element.append(part);
          return widgets.push(options) - 1;
        },
        execute: () => Promise.resolve('scored'),
      },
    },
  });
}

export function recaptchaServed() {
  return http.get(
    ADDRESS,
    () => new HttpResponse(`(${standIn.toString()})()`, { headers: { 'Content-Type': 'text/javascript' } }),
  );
}

export function recaptchaBlocked() {
  return http.get(ADDRESS, () => HttpResponse.error());
}
