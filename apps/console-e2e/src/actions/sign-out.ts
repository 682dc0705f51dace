import { expect, type Page } from '@playwright/test';
import type { Texts } from '../texts';

export async function signOut(page: Page, { auth, shell }: Texts) {
  const { dialog, action } = shell.logout;
  await page.getByRole('button', { name: action }).click();
  await page
    .getByRole('dialog', { name: dialog.title })
    .getByRole('button', { name: dialog.confirm })
    .click();
  await expect(page.getByText(shell.logout.success)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('button', { name: auth.signIn.submit })).toBeVisible();
}
