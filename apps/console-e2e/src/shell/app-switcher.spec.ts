// @see spec 2.5, 3.6, 3.12
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill } from '../texts';

test('an operator switches between apps, and no page changes the app by itself', async ({
  page,
  operator,
  texts,
  unique,
}) => {
  const { appSwitcher } = texts.workspace;
  const { menu } = texts.shell;
  const { routes } = texts.modules;
  const badge = page.getByTestId('alert-badge');
  const switcherOf = (app: string) =>
    page.getByRole('button', { name: fill(appSwitcher.current, { app }), exact: true });
  const navigation = page.getByRole('navigation', { name: menu.main });
  const modules = navigation.getByRole('link', { name: routes.modules });
  const search = page.getByRole('combobox', { name: texts.tenantApps.appSwitch.search });
  const toDashboard = () => navigation.getByRole('link', { name: texts.console.routes.dashboard }).click();
  const [one, two] = [unique('Harbor Kids'), unique('Harbor Sports')];
  const [oneId, twoId] = [unique('harbor-kids'), unique('harbor-sports')];
  await arrangeTenantApp(page, operator, { name: one, appId: oneId });
  await arrangeTenantApp(page, operator, { name: two, appId: twoId });

  await test.step('a page of an app shows that app, any other page all apps', async () => {
    await page.goto(`/apps/${oneId}/member`);
    await expect(switcherOf(one)).toBeVisible();
    await expect(modules).toHaveAttribute('href', `/apps/${oneId}/product`);
    await expect(badge).toHaveText(/^\d+$/);
    await toDashboard();
    await expect(switcherOf(appSwitcher.all)).toBeVisible();
    await expect(modules).toHaveAttribute('href', '/apps/product');
    await expect(badge).toHaveText(/^\d+$/);
  });

  await test.step('switching keeps the page, and the choice holds for pages without an app', async () => {
    await page.goBack();
    await switcherOf(one).click();
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(switcherOf(one)).toBeFocused();
    await page.keyboard.press('Enter');
    await search.fill(twoId);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/apps/${twoId}/member`);
    await expect(switcherOf(two)).toBeVisible();
    await toDashboard();
    await expect(switcherOf(two)).toBeVisible();
    await expect(modules).toHaveAttribute('href', `/apps/${twoId}/product`);
    await expect(badge).toHaveText(/^\d+$/);
  });

  await test.step('from a page without an app the other app’s overview opens', async () => {
    await switcherOf(two).click();
    await page.getByRole('option', { name: one }).click();
    await expect(page).toHaveURL(`/apps/${oneId}/detail`);
    await toDashboard();
    await switcherOf(one).click();
    await page.getByRole('option', { name: appSwitcher.all }).click();
    await expect(switcherOf(appSwitcher.all)).toBeVisible();
    await expect(page).toHaveURL('/apps/dashboard');
  });
});
