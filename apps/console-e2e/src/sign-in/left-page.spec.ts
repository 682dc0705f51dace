// @see spec 2.4, 4.2, 6
import { expect, signedInTest as test } from '../fixtures/operator-test';

const PROFILE = '**/auth-service/v1/users/profile';

test('a page that is left while it loads keeps its session', async ({ page, texts }) => {
  // The answer never comes; leaving the page aborts the call, which says nothing about the session.
  await page.route(PROFILE, () => undefined);
  const asked = page.waitForRequest(PROFILE);
  await page.goto('/apps/dashboard');
  await asked;
  await page.unroute(PROFILE);
  await page.goto('/apps/tenant-apps/normal');
  await expect(page.getByRole('table', { name: texts.tenantApps.table })).toBeVisible();
});
