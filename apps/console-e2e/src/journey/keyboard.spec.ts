// @see spec 2
import { keyboardOf } from '../actions/keyboard';
import { expect, FAILED_REQUEST, test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { tenantAppList } from '../tenant-apps/tenant-app-list';

test.describe.configure({ timeout: 300_000 });
test.use({ expectedLogs: FAILED_REQUEST });

test('an operator works by keyboard from sign-in to sign-out', async ({ page, operator, texts, unique }) => {
  const { auth, shell, tenantApps, console } = texts;
  const keyboard = keyboardOf(page);
  const menu = page.getByRole('navigation', { name: shell.menu.main });
  const list = tenantAppList(page, texts);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

  // Other tests create apps whose IDs contain each other.
  const app = { name: 'By Keyboard', appId: unique('by-keyboard') };
  await arrangeTenantApp(page, operator, app);

  await test.step('signs in with password and code', async () => {
    await page.goto('/');
    await keyboard.fill(page.getByRole('textbox', { name: auth.signIn.email }), operator.email);
    await keyboard.fill(page.getByRole('textbox', { name: auth.signIn.password }), operator.password);
    await keyboard.enter();
    await keyboard.fill(page.getByRole('textbox', { name: auth.code.label }), await operator.code());
    await keyboard.enter();
    await expect(heading(console.routes.dashboard)).toBeVisible();
  });

  await test.step('opens the list from the menu', async () => {
    const entry = (name: string) => menu.getByRole('menuitem', { name, exact: true });
    // Before the content; one tab stop, at the entry of the page.
    await keyboard.reach(menu.getByRole('link', { name: console.routes.dashboard }), 'Shift+Tab');
    await keyboard.use(entry(tenantApps.routes.tenantApps), 'ArrowDown');
    await keyboard.use(entry(tenantApps.routes.normal), 'ArrowDown');
    await expect(page).toHaveURL('/apps/tenant-apps/normal');
    await expect(list.rows).toHaveCount(20);
  });

  await test.step('searches an app and opens it', async () => {
    await keyboard.fill(list.search, app.appId);
    await expect(list.rows).toHaveCount(1);
    await expect(list.search).toBeFocused();
    await keyboard.use(list.rows.getByRole('link', { name: app.name }));
    await expect(page).toHaveURL(new RegExp(`/apps/${app.appId}/detail`));
    await expect(heading(app.name)).toBeVisible();
  });

  await test.step('changes the theme and the layout', async () => {
    const settings = page.getByRole('button', { name: shell.settings.title });
    const dialog = page.getByRole('dialog', { name: shell.settings.title });
    await keyboard.use(settings, 'Shift+Tab');
    await keyboard.reach(dialog.getByRole('switch', { name: shell.settings.darkTheme }));
    await keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(settings).toBeFocused();

    await keyboard.enter();
    await keyboard.reach(dialog.getByRole('radio', { name: shell.settings.vertical }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('signs out', async () => {
    await keyboard.use(page.getByRole('button', { name: shell.logout.action }), 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: shell.logout.dialog.title });
    await keyboard.use(dialog.getByRole('button', { name: shell.logout.dialog.confirm }));
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByRole('textbox', { name: auth.signIn.email })).toBeVisible();
  });
});
