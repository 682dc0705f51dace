// @see ASVS 1.3.2, 3.4.3
import { expect, signedInTest as test } from '../fixtures/operator-test';
import type { Violation } from '../fixtures/watched-test';

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

const FOREIGN = 'https://evil.example/x';

/** What would come of a text that a server had put into the page as markup. Each would leave a trace in `ran`. */
const MARKUP: Record<string, [markup: string, ...violation: [directive: string, blocked: string]]> = {
  'an inline script': ['<script>window.ran = "inline"</script>', 'script-src-elem', 'inline'],
  'a script that guesses the nonce': [
    '<script nonce="CSP_NONCE">window.ran = "guess"</script>',
    'script-src-elem',
    'inline',
  ],
  'an event handler': ['<img src="data:," onerror="window.ran = 1">', 'script-src-attr', 'inline'],
  'a script from elsewhere': [`<script src="${FOREIGN}.js"></script>`, 'script-src-elem', `${FOREIGN}.js`],
  'a script of this origin': ['<script src="/logo.png"></script>', 'script-src-elem', '/logo.png'],
  'a style': ['<style>body { display: none }</style>', 'style-src-elem', 'inline'],
  'a style sheet from elsewhere': [
    `<link rel="stylesheet" href="${FOREIGN}.css">`,
    'style-src-elem',
    `${FOREIGN}.css`,
  ],
  'a picture from elsewhere': [`<img src="${FOREIGN}.png">`, 'img-src', `${FOREIGN}.png`],
  'a frame': [`<iframe src="${FOREIGN}"></iframe>`, 'frame-src', FOREIGN],
  'a plug-in': [`<object data="${FOREIGN}"></object>`, 'object-src', FOREIGN],
  'another base': ['<base href="https://evil.example/">', 'base-uri', 'https://evil.example/'],
  'a form that leads elsewhere': [`<form id="lure" action="${FOREIGN}"></form>`, 'form-action', FOREIGN],
};

/** What our own code could do wrong with a text. */
const SINKS: Record<string, [act: () => unknown, ...violation: [directive: string, blocked: string]]> = {
  'markup in an element': [
    () =>
      (document.body.lastElementChild ?? document.body).insertAdjacentHTML(
        'beforeend',
        '<img src=x onerror=alert(1)>',
      ),
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  'markup as `innerHTML`': [
    () => (document.createElement('div').innerHTML = '<b>bold</b>'),
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  'a document that is parsed': [
    () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  'the address of a script': [
    () => (document.createElement('script').src = 'https://evil.example/x.js'),
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  'the text of a script': [
    () => (document.createElement('script').text = 'window.ran = 1'),
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  'a worker': [() => new Worker('/logo.png'), 'require-trusted-types-for', 'trusted-types-sink'],
  'a policy of its own': [
    () => window.trustedTypes?.createPolicy('lenient', { createHTML: (text: string) => text }),
    'trusted-types',
    'trusted-types-policy',
  ],
  'a call elsewhere': [() => fetch('https://evil.example/x'), 'connect-src', 'https://evil.example/x'],
};

test.use({
  // Whatever is kept from happening is told on the console as well.
  expectedComplaints: /Content Security Policy|Trusted|Failed to load/i,
  expectedViolations: [
    'script-src-elem',
    'script-src-attr',
    'style-src-elem',
    'img-src',
    'frame-src',
    'object-src',
    'base-uri',
    'form-action',
    'connect-src',
    'require-trusted-types-for',
    'trusted-types',
  ],
});

test('markup that got into the page does nothing, and is reported', async ({ page, violations, texts }) => {
  const reported = page.waitForRequest((request) => request.url().endsWith('/csp-reports'));
  await page.route('/apps/dashboard', async (route) => {
    const response = await route.fetch();
    const injected = Object.values(MARKUP).map(([markup]) => markup);
    const body = (await response.text()).replace('</body>', `${injected.join('\n')}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: texts.console.routes.dashboard })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  // Last: Playwright waits for the navigation, which never comes.
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('#lure')?.submit();
  });
  // Browsers tell of some the whole address, of others the origin.
  const place = (text: string) => (text === 'inline' ? text : new URL(text, page.url()).origin);
  for (const [what, [, directive, blocked]] of Object.entries(MARKUP))
    await expect.poll(() => seen(violations, directive).map(place), what).toContain(place(blocked));
  expect((await (await reported).response())?.status()).toBe(204);
});

test('what would make code of a text is refused', async ({ page, violations, texts }) => {
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: texts.console.routes.dashboard })).toBeVisible();
  for (const [what, [act, directive, blocked]] of Object.entries(SINKS)) {
    violations.length = 0;
    await expect(page.evaluate(act), what).rejects.toThrow();
    await expect.poll(() => seen(violations, directive), what).toContain(blocked);
  }
});

function seen(violations: readonly Violation[], directive: string): string[] {
  return violations.filter((violation) => violation.directive === directive).map(({ blocked }) => blocked);
}
