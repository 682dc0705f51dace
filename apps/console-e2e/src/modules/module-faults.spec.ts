// @see spec 4.4, 6
import { fill, journeyLanguages } from '../texts';
import { expect, FAILED_REQUEST, test } from './modules-test';

const PLAYOUT = '/apps/default-admin-app/product/playout';
const CODE = '**/module.js*';

test('a module that is slow is waited for, and the console works meanwhile', async ({ page, texts }) => {
  const { modules, console } = texts;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PLAYOUT);
  await expect(page.getByText(fill(modules.module.loading, { module: 'Playout' }))).toBeVisible();
  await page.getByRole('link', { name: console.routes.dashboard }).click();
  await expect(page).toHaveURL('/apps/dashboard');
  await page.goBack();
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Streams' })).toBeVisible();
});

test.describe('a module that fails', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('to load says so in its place, and is loaded by the next try', async ({
    page,
    texts: { modules },
  }) => {
    const { failed, reload } = modules.module;
    await page.route(CODE, (route) => route.abort(), { times: 1 });
    await page.goto(PLAYOUT);
    await expect(page.getByText(fill(failed.title, { module: 'Playout' }))).toBeVisible();
    await expect(page.getByText(failed.unloadable)).toBeVisible();
    await page.getByRole('button', { name: reload }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Streams' })).toBeVisible();
  });
});

test.describe('a module that throws', () => {
  test.use({ expectedComplaints: /sample module/ });

  test('after it was mounted takes down its own area at most', async ({
    page,
    texts: { modules, shell },
  }) => {
    const { failed, reload, hasErrors } = modules.module;
    await page.goto(PLAYOUT);
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
  test.use({ expectedComplaints: /No such module is connected/ });

  test('loads what the configuration connects, and no address that it is given', async ({
    page,
    moduleServer,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    for (const named of [`${moduleServer.origin}/module.js`, 'livestream', '__proto__', 'lrm']) {
      const failing = page.waitForEvent('pageerror');
      await page.goto(`/module-frame.html?module=${encodeURIComponent(named)}`);
      expect((await failing).message).toContain('No such module is connected');
    }
    expect(asked).not.toContain(moduleServer.origin);
  });
});

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('a module that is not connected says what it is for, and how to connect it', async ({
      page,
      texts: { modules },
    }) => {
      const { how, lines, all } = modules.module.unconnected;
      await page.goto('/apps/default-admin-app/product/hub/distributors');
      await expect(
        page.getByRole('heading', { level: 1, name: modules.routes.hub_distributors }),
      ).toBeVisible();
      await expect(page.getByText(modules.purpose.hub_distributors)).toBeVisible();
      await expect(page.getByRole('region', { name: how })).toContainText(lines);
      await expect(page.getByText('"hub/distributors": {')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: all }).click();
      await expect(page).toHaveURL(/\/product$/);
    });
  });
