// @see spec 2.4, 4.1, 4.2, 6 @see ASVS 14.3.1
import { expect, test } from '../fixtures/operator-test';
import { signInWithRecoveryCode } from '../actions/sign-in';
import { signOut } from '../actions/sign-out';

test('Back shows the sign-in page after sign-out, with the back/forward cache', async ({
  playwright,
  launchOptions,
  servers,
  operator,
  texts,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Playwright disables the cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: servers.url });
    const page = await context.newPage();
    await page.goto('/apps/tenant-apps/normal');
    await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
    const table = page.getByRole('table', { name: texts.tenantApps.table });
    await expect(table).toBeVisible();
    await page.goto('/config.json');

    const second = await context.newPage();
    await second.goto('/apps/tenant-apps/normal');
    await signOut(second, texts);
    await expect(second).toHaveURL(/\/auth\/login/);

    await page.goBack();
    await expect(page.getByRole('textbox', { name: texts.auth.signIn.email })).toBeVisible();
    await expect(table).toHaveCount(0);
    expect(await page.content()).not.toContain(operator.email);
  } finally {
    await browser.close();
  }
});
