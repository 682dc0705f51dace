// @see spec 2.5, 3.6
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { journeyLanguages } from '../texts';

const LIST = '/apps/default-admin-app/product/alerts';
const SEVERITY = { en: 'critical', vi: 'warning' } as const;

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator acknowledges an alert, and the menu counts one less', async ({ page, texts }) => {
      const { alerts } = texts.operations;
      const badge = page.getByTestId('alert-badge');
      const address = `${LIST}?status=open&severity=${SEVERITY[language]}`;
      const table = page.getByRole('table', { name: alerts.title });
      const alert = table
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first()
        .getByRole('link')
        .first();
      await page.goto(address);
      await expect(page.getByRole('heading', { name: alerts.title, level: 1 })).toBeVisible();
      await alert.click();
      await expect(page).toHaveURL(/\/product\/alerts\/[0-9a-f-]{36}\?/);
      const drawer = page.getByRole('dialog');
      const acknowledge = drawer.getByRole('button', { name: alerts.acknowledge.label, exact: true });
      await expect(acknowledge).toBeVisible();
      await expect(badge).toHaveText(/^\d+$/);
      const open = Number(await badge.innerText());

      await acknowledge.click();
      const back = drawer.getByRole('button', { name: alerts.unacknowledge.label });
      await expect(back).toBeVisible();
      await expect(badge).toHaveText(String(open - 1));

      await test.step('undoes it after a reload', async () => {
        await page.reload();
        await expect(drawer.getByText(alerts.acknowledgedBy)).toBeVisible();
        await back.click();
        await expect(acknowledge).toBeVisible();
        await expect(badge).toHaveText(String(open));
      });

      await test.step('closed by the keyboard, back to the list as it was', async () => {
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(address);
        await expect(drawer).toHaveCount(0);
      });
    });
  });
