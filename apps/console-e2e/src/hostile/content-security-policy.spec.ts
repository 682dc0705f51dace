// @see ASVS 1.3.2, 3.4.3
import { expect, signedInTest as test } from '../fixtures/operator-test';
import type { Violation } from '../fixtures/checked-test';

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

const FOREIGN = 'https://evil.example/x';

/** Injected markup. Each entry sets `ran`. */
const MARKUP: Record<string, [markup: string, ...violation: [directive: string, blocked: string]]> = {
  'an inline script': ['<script>window.ran = "inline"</script>', 'script-src-elem', 'inline'],
  'a script that guesses the nonce': [
    '<script nonce="CSP_NONCE">window.ran = "guess"</script>',
    'script-src-elem',
    'inline',
  ],
  'an event handler': ['<img src="data:," onerror="window.ran = 1">', 'script-src-attr', 'inline'],
  'a script of another origin': [`<script src="${FOREIGN}.js"></script>`, 'script-src-elem', `${FOREIGN}.js`],
  'a script of this origin': ['<script src="/logo.png"></script>', 'script-src-elem', '/logo.png'],
  'a style': ['<style>body { display: none }</style>', 'style-src-elem', 'inline'],
  'a style sheet of another origin': [
    `<link rel="stylesheet" href="${FOREIGN}.css">`,
    'style-src-elem',
    `${FOREIGN}.css`,
  ],
  'a picture of another origin': [`<img src="${FOREIGN}.png">`, 'img-src', `${FOREIGN}.png`],
  'a frame': [`<iframe src="${FOREIGN}"></iframe>`, 'frame-src', FOREIGN],
  'a plug-in': [`<object data="${FOREIGN}"></object>`, 'object-src', FOREIGN],
  'another base': ['<base href="https://evil.example/">', 'base-uri', 'https://evil.example/'],
  'a form to another origin': [`<form id="lure" action="${FOREIGN}"></form>`, 'form-action', FOREIGN],
};

/** Uses of a text that the console must avoid. */
const SINKS: Record<string, [use: () => unknown, ...violation: [directive: string, blocked: string]]> = {
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
  'another trusted types policy': [
    () => window.trustedTypes?.createPolicy('lenient', { createHTML: (text: string) => text }),
    'trusted-types',
    'trusted-types-policy',
  ],
  'a request to another origin': [
    () => fetch('https://evil.example/x'),
    'connect-src',
    'https://evil.example/x',
  ],
};

test.use({
  // Violations are logged as well.
  expectedLogs: /Content Security Policy|Trusted|Failed to load/i,
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

test('injected markup does nothing and is reported', async ({ page, violations, texts }) => {
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
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('#lure')?.submit();
  });
  // Browsers report a URL or its origin.
  const originOf = (text: string) => (text === 'inline' ? text : new URL(text, page.url()).origin);
  for (const [what, [, directive, blocked]] of Object.entries(MARKUP))
    await expect
      .poll(() => blockedBy(violations, directive).map(originOf), what)
      .toContain(originOf(blocked));
  expect((await (await reported).response())?.status()).toBe(204);
});

test('text cannot become code', async ({ page, violations, texts }) => {
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: texts.console.routes.dashboard })).toBeVisible();
  for (const [what, [use, directive, blocked]] of Object.entries(SINKS)) {
    violations.length = 0;
    await expect(page.evaluate(use), what).rejects.toThrow();
    await expect.poll(() => blockedBy(violations, directive), what).toContain(blocked);
  }
});

function blockedBy(violations: readonly Violation[], directive: string): string[] {
  return violations.filter((violation) => violation.directive === directive).map(({ blocked }) => blocked);
}
