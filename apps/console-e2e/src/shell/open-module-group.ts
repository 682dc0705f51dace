import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts';

/** Opens a group of modules in the menu's column, unless it is open. */
export async function openModuleGroup(
  page: Page,
  texts: Texts,
  group: keyof Texts['modules']['groups'],
): Promise<void> {
  const entry = groupCalled(
    page.getByRole('navigation', { name: texts.shell.menu.main }),
    texts.modules.groups[group],
  );
  await expect(entry).toBeVisible();
  if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.click();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
}

/**
 * Opens groups of the menu across the top by the pointer, each in the popup of the one before. The menu takes no notice of a
 * pointer that arrives while it closes what was chosen from before: as a person would, it is led away then and comes back.
 */
export async function pointAtGroups(page: Page, texts: Texts, ...names: string[]): Promise<void> {
  const bar = page.getByRole('navigation', { name: texts.shell.menu.main });
  await expect(bar).toBeVisible();
  await expect(async () => {
    await page.mouse.move(0, 0);
    for (const [depth, name] of names.entries()) {
      const group = groupCalled(depth === 0 ? bar : page, name);
      await group.hover({ timeout: 5_000 });
      await expect(group).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
    }
  }).toPass({ timeout: 60_000 });
}

/** The group with or without a badge, not the module of the same name. */
function groupCalled(menu: Locator | Page, name: string): Locator {
  return menu
    .getByRole('menuitem', { name: new RegExp(`^${name}( \\d+)?$`) })
    .and(menu.locator('[aria-expanded]'));
}
