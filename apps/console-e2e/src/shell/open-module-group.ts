import { expect, type Page } from '@playwright/test';
import type { Texts } from '../texts';

/** Opens a group of modules in the menu's column, unless it is open. */
export async function openModuleGroup(
  page: Page,
  texts: Texts,
  group: keyof Texts['products']['groups'],
): Promise<void> {
  const entry = page
    .getByRole('navigation', { name: texts.shell.menu.main })
    .getByRole('menuitem', { name: texts.products.groups[group], exact: true })
    // A module may have the same name.
    .and(page.locator('[aria-expanded]'));
  await expect(entry).toBeVisible();
  if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.click();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
}
