import { expect, signedInTest as test } from '../fixtures/operator-test';

const NOTHING = { data: [], page: 1, perPage: 1 };

test('the menu counts open alerts, up to a thousand', async ({ page }) => {
  await page.route('**/admin/api/alert/alerts?*', (route) =>
    route.fulfill({ json: { ...NOTHING, total: 1001, totalAlerts: 1001 } }),
  );
  await page.goto('/apps/dashboard');
  await expect(page.getByTestId('alert-badge')).toHaveText('1000');
});

test('a server without a licence is told of', async ({ page, texts }) => {
  await page.route('**/admin/api/machine/servers?*', (route) =>
    route.fulfill({ json: { ...NOTHING, total: route.request().url().includes('expired') ? 1 : 0 } }),
  );
  await page.goto('/apps/dashboard');
  await expect(page.getByText(texts.shell.licence.lacking)).toBeVisible();
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
  await page.getByRole('link', { name: texts.products.routes.app_ssai }).click();
  await expect(page.getByRole('dialog', { name: texts.shell.noCard.title })).toBeVisible();
  await expect(page).toHaveURL('/apps/dashboard');
  await page.getByRole('button', { name: texts.shell.noCard.toBilling }).click();
  await expect(page).toHaveURL('/apps/billing/payment');
  await expect(page.getByRole('table', { name: texts.billing.payment.title })).toBeVisible();
});
