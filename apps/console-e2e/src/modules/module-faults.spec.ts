// @see spec 4.4, 6
import { signedInTest } from '../fixtures/operator-test';
import { fill, journeyLanguages } from '../texts';
import { expect, FAILED_REQUEST, test } from './modules-test';

const INTERACTIVE = '/apps/default-admin-app/product/interactive';
const CODE = '**/module.js*';

test('the console works while a slow module loads', async ({ page, texts }) => {
  const { modules, console } = texts;
  const released = Promise.withResolvers<undefined>();
  await page.route(CODE, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(INTERACTIVE);
  await expect(
    page.getByText(fill(modules.module.loading, { module: modules.routes.app_interactive })),
  ).toBeVisible();
  await page.getByRole('link', { name: console.routes.dashboard }).click();
  await expect(page).toHaveURL('/apps/dashboard');
  await page.goBack();
  released.resolve(undefined);
  await expect(page.getByRole('heading', { level: 2, name: 'Streams' })).toBeVisible();
});

test.describe('a module that fails', () => {
  test.use({ expectedLogs: FAILED_REQUEST });

  test('to load reports it and can be loaded again', async ({ page, texts: { modules } }) => {
    const { failed, reload } = modules.module;
    await page.route(CODE, (route) => route.abort(), { times: 1 });
    await page.goto(INTERACTIVE);
    await expect(
      page.getByText(fill(failed.title, { module: modules.routes.app_interactive })),
    ).toBeVisible();
    await expect(page.getByText(failed.unloadable)).toBeVisible();
    await page.getByRole('button', { name: reload }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Streams' })).toBeVisible();
  });
});

test.describe('a module that throws', () => {
  test.use({ expectedLogs: /sample module/ });

  test('after it was mounted affects its area only', async ({ page, texts: { modules, shell } }) => {
    const { failed, reload, hasErrors } = modules.module;
    await page.goto(INTERACTIVE);
    await page.getByRole('button', { name: 'Throw' }).click();
    await expect(page.getByText(hasErrors)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Streams' })).toBeVisible();

    await page.getByRole('button', { name: 'Break' }).click();
    await expect(page.getByText(failed.crashed)).toBeVisible();
    await expect(page.getByText('The sample module has broken')).toBeVisible();
    await expect(page.getByRole('navigation', { name: shell.menu.main })).toBeVisible();
    await page.getByRole('button', { name: reload }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Streams' })).toBeVisible();
  });
});

test.describe('the page of a module in a frame', () => {
  test.use({ expectedLogs: /No such module is connected/ });

  test('loads modules of the configuration only', async ({ page, moduleServer }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).origin));
    for (const named of [`${moduleServer.origin}/module.js`, 'minigame', '__proto__', 'lrm']) {
      const failing = page.waitForEvent('pageerror');
      await page.goto(`/module-frame.html?module=${encodeURIComponent(named)}`);
      expect((await failing).message).toContain('No such module is connected');
    }
    expect(requested).not.toContain(moduleServer.origin);
  });
});

for (const language of journeyLanguages('vi'))
  signedInTest.describe(language, () => {
    signedInTest.use({ language });

    signedInTest(
      'a module that is not connected says what it is for and how to connect it',
      async ({ page, texts: { modules } }) => {
        const { how, lines } = modules.module.unconnected;
        await page.goto('/apps/default-admin-app/product/minigame');
        await expect(
          page.getByRole('heading', { level: 1, name: modules.routes.app_minigame }),
        ).toBeVisible();
        await expect(page.getByText(modules.purpose.app_minigame)).toBeVisible();
        await expect(page.getByRole('region', { name: how })).toContainText(lines);
        await expect(page.getByText('"minigame": {')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: modules.routes.modules }).click();
        await expect(page).toHaveURL(/\/product$/);
      },
    );
  });
