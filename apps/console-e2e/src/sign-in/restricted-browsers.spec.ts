// @see spec 2.4, 3.12, 4.2, 6
import type { Page } from '@playwright/test';
import { signInWithRecoveryCode } from '../actions/sign-in';
import { expect, test } from '../fixtures/operator-test';

const DAY_MS = 24 * 60 * 60 * 1_000;

const BROWSERS: Record<string, (page: Page) => Promise<unknown>> = {
  'that blocks storage': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
  'whose clock is a day slow': (page) => page.clock.install({ time: Date.now() - DAY_MS }),
};

for (const [name, restrict] of Object.entries(BROWSERS))
  test(`an operator signs in and works in a browser ${name}`, async ({ page, operator, texts }) => {
    await restrict(page);
    await page.goto('/auth/login');
    await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
    await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
    const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
    await menu.getByText(texts.tenantApps.routes.tenantApps).click();
    await menu.getByRole('link', { name: texts.tenantApps.routes.normal }).click();
    await expect(page.getByRole('table', { name: texts.tenantApps.table })).toBeVisible();
  });
