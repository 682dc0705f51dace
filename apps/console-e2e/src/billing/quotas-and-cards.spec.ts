// @see spec 2.3, 7.8
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages } from '../texts';

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('the dashboard tells what is owed, used and near its limit, and leads there', async ({
      page,
      texts,
    }) => {
      const { dashboard, invoices, quotas } = texts.billing;
      const card = (name: string) => page.getByRole('region', { name, exact: true });
      const limits = page.getByRole('table', { name: quotas.table });
      await page.goto('/apps/dashboard');

      await test.step('what was used, in words too', async () => {
        const [begin = ''] = dashboard.trend.split('{{');
        await expect(card(dashboard.usage).getByRole('img', { name: begin })).toBeVisible();
      });

      await test.step('what is overdue, and the invoices behind it', async () => {
        const overdue = card(dashboard.money).getByRole('group', { name: dashboard.overdue });
        await expect(overdue).toContainText(/[₫$]/);
        await overdue.getByRole('link', { name: dashboard.showOverdue }).click();
        await expect(page).toHaveURL('/apps/billing/invoice?status=overdue');
        await expect(page.getByRole('table', { name: invoices.table }).getByRole('row').nth(1)).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/apps/dashboard');
      });

      await test.step('what is near its limit: five, and all of it', async () => {
        const near = card(quotas.table);
        await expect(near.getByRole('meter')).toHaveCount(5);
        const all = near.getByRole('link', {
          name: new RegExp(`^${fill(dashboard.showQuotas, { count: '' })}\\d+$`),
        });
        const count = Number((await all.innerText()).replace(/\D/g, ''));
        await all.click();
        await expect(page).toHaveURL('/apps/billing/quota');
        await expect(limits.getByRole('meter')).toHaveCount(Math.min(count, 20));
        await expect(limits.getByRole('row').nth(1)).toContainText(quotas.level.reached);
      });

      await test.step('one app’s limits, and the way back', async () => {
        await limits.getByRole('link').first().click();
        await expect(page).toHaveURL(/^[^?]+\/apps\/[^/]+\/usage\?from=%2Fapps%2Fbilling%2Fquota$/);
        const ofApp = card(quotas.title);
        await expect(ofApp.getByRole('meter')).toHaveCount(5);
        await expect(ofApp.getByText(quotas.level.reached).first()).toBeVisible();
        await page.getByRole('link', { name: texts.ui.navigation.back, exact: true }).click();
        await expect(page).toHaveURL('/apps/billing/quota');
        await expect(limits).toBeVisible();
      });
    });
  });
