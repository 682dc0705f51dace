// @see spec 2.5, 4.4, 4.5, 6, 8
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill } from '../texts';
import { openModuleGroup, pointAtGroups } from './open-module-group';

const NOTHING = { data: [], page: 1, perPage: 1 };

test('the menu counts open alerts, up to a thousand', async ({ page }) => {
  await page.route('**/admin/api/alert/alerts?*', (route) =>
    route.fulfill({ json: { ...NOTHING, total: 1001, totalAlerts: 1001 } }),
  );
  await page.goto('/apps/dashboard');
  await expect(page.getByTestId('alert-badge')).toHaveText('1000');
});

test('a server without a license is told of', async ({ page, texts }) => {
  await page.route('**/admin/api/machine/servers?*', (route) =>
    route.fulfill({ json: { ...NOTHING, total: route.request().url().includes('lacking') ? 1 : 0 } }),
  );
  await page.goto('/apps/dashboard');
  await expect(page.getByText(texts.shell.license.lacking)).toBeVisible();
  await page.getByRole('link', { name: texts.shell.license.show }).click();
  await expect(page).toHaveURL('/apps/machine?license=lacking&appId=default-admin-app');
});

test('an app without a payment method is warned of before SSAI opens', async ({ page, texts }) => {
  await page.route('**/auth-service/v1/apps/default-admin-app', async (route) => {
    const answer = await route.fetch();
    // The platform answers in this shape.
    const [subscription, membership] = (await answer.json()) as [object, object];
    await route.fulfill({ json: [{ ...subscription, edition: 'pro', addedPrimaryCard: true }, membership] });
  });
  await page.route('**/api/billing/app-billings/info', (route) =>
    route.fulfill({ json: { appId: 'default-admin-app', paymentMethod: 'empty', recipient: null } }),
  );
  await page.goto('/apps/dashboard');
  // The menu warns of what it knows: of an app that the platform has answered about.
  await page.waitForFunction(() => sessionStorage.getItem('console.app-detail') !== null);
  await openModuleGroup(page, texts, 'advertising');
  await page.getByRole('link', { name: texts.modules.routes.app_ssai }).click();
  await expect(page.getByRole('dialog', { name: texts.shell.noCard.title })).toBeVisible();
  await expect(page).toHaveURL('/apps/dashboard');
  await page.getByRole('button', { name: texts.shell.noCard.toBilling }).click();
  await expect(page).toHaveURL('/apps/billing/payment');
  await expect(page.getByRole('table', { name: texts.billing.payment.title })).toBeVisible();
});

for (const edition of ['free', 'pro'] as const)
  for (const layout of ['vertical', 'horizontal'] as const)
    test(`the menu of an app of the ${edition} edition, ${layout}`, async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { groups, routes } = texts.modules;
      const appId = unique(`${edition}-${layout}`);
      await arrangeTenantApp(page, operator, { name: 'Edition', appId, edition });
      await page.addInitScript((mode) => {
        localStorage.setItem('__SS_LAYOUT_MODE__', mode);
      }, layout);
      await page.goto(`/apps/${appId}/detail`);
      await page.waitForFunction(
        (app) => sessionStorage.getItem('console.app-detail')?.includes(app),
        `"appId":"${appId}"`,
      );
      const choose = async (group: keyof typeof groups, name: string) => {
        if (layout === 'vertical') {
          await openModuleGroup(page, texts, group);
        } else {
          await pointAtGroups(page, texts, routes.product, groups[group]);
        }
        const entry = page.getByRole('menuitem', { name }).filter({ visible: true });
        await expect(entry.getByTestId('pro-badge')).toHaveCount(
          edition === 'free' && name !== routes.app_playout ? 1 : 0,
        );
        await entry.click();
      };
      const panel = page.getByRole('dialog', { name: texts.shell.subscription.title });

      for (const [group, name, path] of [
        ['mediaServers', routes.live_machine_cluster, 'live/clusters'],
        ['content', routes.media_vod, 'vod'],
      ] as const) {
        await choose(group, name);
        if (edition === 'free') {
          await expect(panel).toBeVisible();
          await expect(page).toHaveURL(`/apps/${appId}/detail`);
          await panel.getByRole('button', { name: texts.shell.subscription.close }).last().click();
          await expect(panel).toHaveCount(0);
        } else {
          await expect(page).toHaveURL(`/apps/${appId}/product/${path}`);
        }
      }
      await choose('channels', routes.app_playout);
      await expect(page).toHaveURL(`/apps/${appId}/product/playout`);

      await page.goto(`/apps/${appId}/product/minigame`);
      const locked = fill(texts.shell.locked.title.edition, { what: routes.app_minigame });
      await expect(page.getByRole('heading', { level: 1, name: routes.app_minigame })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: locked })).toHaveCount(
        edition === 'free' ? 1 : 0,
      );
    });
