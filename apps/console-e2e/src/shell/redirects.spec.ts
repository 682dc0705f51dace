// @see spec 2.4, 4.2, 6, 7.1, 8
// @see ASVS 3.7.2
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { goTo, WENT_BY_HAND } from './go-to';

/** Each leads a browser elsewhere, or runs as a script, where it is taken as it is. */
const HOSTILE = [
  'https://evil.example/',
  'HTTPS://evil.example/apps',
  'http:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/apps',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/apps/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '@evil.example',
  '.evil.example',
];

const HOME = '/apps/dashboard';
/** The page with "Back". */
const DETAIL = '/apps/default-admin-app/detail';

/** Where an address may stand, and where a signed-in person has to be then. */
const WAYS = [
  { at: '/auth/login', name: 'redirect', leadsTo: HOME },
  { at: '/login', name: 'redirect', leadsTo: HOME },
  { at: '/auth/check-code', name: 'redirect', leadsTo: HOME },
  { at: '/auth/login', name: 'from', leadsTo: HOME },
  { at: '/auth/check-code', name: 'from', leadsTo: HOME },
  { at: DETAIL, name: 'from', leadsTo: DETAIL },
];

test.use({ expectedComplaints: WENT_BY_HAND });

test('no hostile address in a link leads a person away', async ({ page, baseURL, texts }) => {
  const { origin } = new URL(baseURL ?? '');
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== origin) left.push(frame.url());
  });
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  const back = page.getByRole('link', { name: texts.ui.navigation.back });
  let tried = 0;
  for (const { at, name, leadsTo } of WAYS)
    await test.step(`${at}?${name}`, async () => {
      for (const hostile of HOSTILE) {
        const address = `${at}?${new URLSearchParams({ [name]: hostile }).toString()}`;
        // The first by a page that loads, as out of a mail.
        await (hostile === HOSTILE[0] ? page.goto(address) : goTo(page, address));
        await expect(page, hostile).toHaveURL((url) => url.pathname === leadsTo);
        if (leadsTo === DETAIL) {
          await expect(page).toHaveURL(address);
          await expect(back).toHaveAttribute('href', /^\/[a-z]/);
        }
        tried += 1;
      }
    });
  expect(left).toEqual([]);
  expect(tried).toBe(150);
});
