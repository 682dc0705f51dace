import { expect, signedInTest as test } from '../fixtures/operator-test';

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

test('no hostile address in a link leads a person away', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== origin) left.push(frame.url());
  });
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  for (const hostile of HOSTILE)
    await test.step(JSON.stringify(hostile), async () => {
      await page.goto(`/auth/login?${new URLSearchParams({ redirect: hostile, from: hostile }).toString()}`);
      await expect(page).toHaveURL('/apps/dashboard');
    });
  expect(left).toEqual([]);
});
