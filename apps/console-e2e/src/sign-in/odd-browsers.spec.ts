// @see spec 2.4, 3.12, 4.2, 6
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator-test';
import { signInWithRecoveryCode } from '../person/sign-in';

const DAY_MS = 24 * 60 * 60 * 1_000;

const ODDITIES: Record<string, (page: Page) => Promise<unknown>> = {
  'keeps nothing': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
  'has no room left': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'is a day ahead': (page) => page.clock.install({ time: Date.now() + DAY_MS }),
  'is a day behind': (page) => page.clock.install({ time: Date.now() - DAY_MS }),
};

for (const [name, becomes] of Object.entries(ODDITIES))
  test(`an operator can sign in and work with a browser that ${name}`, async ({ page, operator, texts }) => {
    await becomes(page);
    await page.goto('/auth/login');
    await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
    await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
    const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
    await menu.getByText(texts.tenantApps.routes.tenantApps).click();
    await menu.getByRole('link', { name: texts.tenantApps.routes.normal }).click();
    await expect(page.getByRole('table', { name: texts.tenantApps.table })).toBeVisible();
  });
