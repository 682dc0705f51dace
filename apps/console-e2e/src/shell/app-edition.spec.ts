// @see spec 2.5, 4.4
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill } from '../texts';
import { openModuleGroup, pointAtGroups } from './open-module-group';

for (const [edition, layout] of [
  ['free', 'vertical'],
  ['pro', 'horizontal'],
] as const)
  test(
    `modules in the ${layout} menu of an app of the ${edition} edition`,
    { tag: '@full' },
    async ({ page, operator, texts, unique }) => {
      const { groups, routes } = texts.modules;
      const appId = unique(edition);
      const panel = page.getByRole('dialog', { name: texts.shell.subscription.title });
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
        await (layout === 'vertical'
          ? openModuleGroup(page, texts, group)
          : pointAtGroups(page, texts, routes.product, groups[group]));
        await page.getByRole('menuitem', { name }).filter({ visible: true }).click();
      };

      await choose('observability', routes.audit_log);
      if (edition === 'free') {
        await expect(panel).toBeVisible();
        await expect(page).toHaveURL(`/apps/${appId}/detail`);
        await panel.getByRole('button', { name: texts.shell.subscription.close }).last().click();
        await expect(panel).toHaveCount(0);
      } else {
        await expect(page).toHaveURL(`/apps/${appId}/product/audit-log`);
      }
      await choose('observability', routes.alerts);
      await expect(page).toHaveURL(`/apps/${appId}/product/alerts`);

      await page.goto(`/apps/${appId}/product/minigame`);
      const locked = fill(texts.shell.locked.title.edition, { what: routes.app_minigame });
      await expect(page.getByRole('heading', { level: 1, name: routes.app_minigame })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: locked })).toHaveCount(
        edition === 'free' ? 1 : 0,
      );
    },
  );
