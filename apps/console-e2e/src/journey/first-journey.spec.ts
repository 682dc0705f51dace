// @see spec 2.4, 2.8, 4.2, 6
// @see ASVS 6.3.3
import { expect, test as base } from '../fixtures/checked-test';
import { startConsole, type RunningConsole } from '../servers/start-console';
import { makeDataFolder, removeDataFolder } from '../servers/with-data-folder';
import { enable, giveCode, giveCredentials, readSecret } from '../actions/sign-in';
import { signOut } from '../actions/sign-out';
import { createTenantApp } from '../tenant-apps/create-tenant-app';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { fill, journeyLanguages } from '../texts';

/** Servers on an empty data folder. */
const test = base.extend<{ servers: RunningConsole }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
  servers: async ({}, use) => {
    const folder = await makeDataFolder();
    const servers = await startConsole(folder);
    await use(servers);
    await servers.stop();
    await removeDataFolder(folder);
  },
  baseURL: ({ servers }, use) => use(servers.url),
});

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator enrolls, finds and creates tenant apps, signs out and in again', async ({
      page,
      servers,
      texts,
    }) => {
      const { auth, shell, ui, tenantApps } = texts;
      const menu = page.getByRole('navigation', { name: shell.menu.main });
      const list = tenantAppList(page, texts);
      const newApp = { name: 'Sông Hồng Thể Thao', appId: 'song-hong-the-thao' };

      await test.step('signs in with the printed password, which opens enrollment and the account only', async () => {
        await page.goto('/');
        await expect(page).toHaveURL(/\/auth\/login/);
        await giveCredentials(page, texts, servers);
        await expect(page).toHaveURL('/apps/2fa');
        await expect(page.getByRole('heading', { name: auth.setup.title })).toBeVisible();
        for (const path of ['/apps', '/apps/tenant-apps/normal', '/auth/login', '/user/info']) {
          await page.goto(path);
          const open = path === '/user/info';
          const { title } = open ? auth.myAccount : auth.setup;
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          await expect(page).toHaveURL(open ? path : '/apps/2fa');
          await expect(menu).toHaveCount(0);
        }
        await page.goto('/apps/2fa');
      });

      const authenticator = await readSecret(page);

      await test.step('enrolls; the recovery codes are shown once', async () => {
        const [firstCode = ''] = await enable(page, texts, authenticator);
        await expect(page.getByText(firstCode)).toBeVisible();
        await page.getByRole('button', { name: auth.setup.continue }).click();
        await expect(page).toHaveURL('/apps/dashboard');
        await page.goto('/apps/2fa');
        await expect(page.getByText(auth.setup.alreadyOn)).toBeVisible();
        await expect(page.getByText(firstCode)).toHaveCount(0);
        await page.getByRole('button', { name: auth.setup.continue }).click();
      });

      await test.step('sees the 48 normal apps', async () => {
        await menu.getByText(tenantApps.routes.tenantApps).click();
        await menu.getByRole('link', { name: tenantApps.routes.normal }).click();
        await expect(page).toHaveURL('/apps/tenant-apps/normal');
        await expect(list.rows).toHaveCount(20);
        await expect(list.pager).toContainText(fill(ui.list.range, { from: 1, to: 20, total: 48 }));
      });

      await test.step('searches', async () => {
        const appId = await list.appIds.nth(3).innerText();
        await list.search.fill(appId);
        await expect(list.rows).toHaveCount(1);
        await expect(list.rows).toContainText(appId);
        await list.search.fill('a');
        await expect(page).toHaveURL(/\?q=a$/);
        await expect(list.rows).toHaveCount(20);
      });

      await test.step('sorts and pages; the list survives a reload', async () => {
        const unsorted = await list.appIds.first().innerText();
        await list.sortBy(tenantApps.columns.name);
        await expect(page).toHaveURL(/[?&]sort=name(&|$)/);
        await expect(list.appIds.first()).not.toHaveText(unsorted);
        await list.showFewerPerPage();
        await expect(page).toHaveURL(/[?&]perPage=10(&|$)/);
        await expect(list.rows).toHaveCount(10);
        const onPageOne = await list.appIds.allInnerTexts();
        await list.turnTo(2);
        await expect(page).toHaveURL(/[?&]page=2(&|$)/);
        await expect(list.appIds.first()).not.toHaveText(onPageOne[0] ?? '');
        await expect(list.rows).toHaveCount(10);

        const before = { url: page.url(), appIds: await list.appIds.allInnerTexts() };
        await page.reload();
        await expect(list.appIds).toHaveText(before.appIds);
        await expect(list.search).toHaveValue('a');
        await expect(list.column(tenantApps.columns.name)).toHaveAttribute('aria-sort', 'ascending');
        expect(page.url()).toBe(before.url);
      });

      await test.step('creates an app; its API key is shown once', async () => {
        await page.getByRole('link', { name: tenantApps.create.link }).click();
        const key = await createTenantApp(page, texts, newApp);
        await page.getByRole('button', { name: tenantApps.created.toList }).click();
        await expect(list.row(newApp.appId)).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: tenantApps.create.title })).toBeVisible();
        await expect(page.getByText(key)).toHaveCount(0);
      });

      await test.step('finds the app after both servers have restarted', async () => {
        // An open page would fail to load meanwhile.
        await page.goto('about:blank');
        await servers.restart();
        await page.goto('/apps/tenant-apps/normal');
        await expect(list.row(newApp.appId)).toContainText(newApp.name);
        await expect(list.pager).toContainText(fill(ui.list.range, { from: 1, to: 20, total: 49 }));
      });

      await test.step('signs out; Back shows the sign-in page', async () => {
        await signOut(page, texts);
        await page.goBack();
        await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
        await expect(page.getByRole('textbox', { name: auth.signIn.email })).toBeVisible();
        for (const text of [newApp.name, servers.email]) await expect(page.getByText(text)).toHaveCount(0);
        await expect(menu).toHaveCount(0);
      });

      await test.step('signs in again with a code', async () => {
        await giveCredentials(page, texts, servers);
        await expect(page).toHaveURL(/\/auth\/check-code/);
        await giveCode(page, texts, await authenticator.code());
        await expect(list.row(newApp.appId)).toBeVisible();
        await expect(menu).toBeVisible();
      });
    });
  });
