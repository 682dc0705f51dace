// @see spec 2.4, 4.2, 6, 7.1, 8
// @see ASVS 3.7.2
import { BLOCKER_WARNING, goTo } from '../actions/go-to';
import { expect, signedInTest as test } from '../fixtures/operator-test';

const HOSTILE = ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'];

const HOME = '/apps/dashboard';
const DETAIL = '/apps/default-admin-app/detail';

const PARAMETERS = [
  { at: '/auth/login', name: 'redirect', leadsTo: HOME },
  { at: '/login', name: 'redirect', leadsTo: HOME },
  { at: '/auth/check-code', name: 'redirect', leadsTo: HOME },
  { at: '/auth/login', name: 'from', leadsTo: HOME },
  { at: '/auth/check-code', name: 'from', leadsTo: HOME },
  { at: DETAIL, name: 'from', leadsTo: DETAIL },
];

test.use({ expectedLogs: BLOCKER_WARNING });

test('no link redirects the user to another site', async ({ page, baseURL, texts }) => {
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
  for (const { at, name, leadsTo } of PARAMETERS)
    await test.step(`${at}?${name}`, async () => {
      for (const hostile of HOSTILE) {
        const address = `${at}?${new URLSearchParams({ [name]: hostile }).toString()}`;
        await (hostile === HOSTILE[0] ? page.goto(address) : goTo(page, address));
        await expect(page, hostile).toHaveURL((url) => url.pathname === leadsTo);
        if (leadsTo === DETAIL) {
          await expect(page).toHaveURL(address);
          await expect(back).toHaveAttribute('href', /^\/[a-z]/);
        }
      }
    });
  expect(left).toEqual([]);
});
