// @see spec 2.4, 4.2, 6
// @see ASVS 6.3.3
import { expect, test } from '../fixtures/newcomer-test';
import { giveCredentials } from '../person/sign-in';
import { screenErrors, VIEWS } from '../screens/every-screen';

test.describe.configure({ timeout: 300_000 });

test('without two-factor authentication only its set-up and the own account are open', async ({
  page,
  servers,
  texts,
}) => {
  const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
  await page.goto('/');
  await giveCredentials(page, texts, servers);
  await expect(page).toHaveURL('/apps/2fa');

  for (const path of ['/apps', '/apps/tenant-apps/normal', '/apps/tenant-apps/create', '/auth/login'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: texts.auth.setup.title })).toBeVisible();
      await expect(page).toHaveURL('/apps/2fa');
      await expect(menu).toHaveCount(0);
    });

  await page.goto('/user/info');
  await expect(page.getByRole('heading', { name: texts.auth.myAccount.title })).toBeVisible();
  await expect(page).toHaveURL('/user/info');
  await expect(menu).toHaveCount(0);

  for (const view of VIEWS)
    await test.step(`these screens have no errors, ${view.name}`, async () => {
      expect.soft(await screenErrors(page, 'not-enrolled', view)).toEqual([]);
    });
});
