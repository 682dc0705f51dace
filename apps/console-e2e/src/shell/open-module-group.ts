import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts';

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
 * Opens nested groups of the horizontal menu by pointer. The menu ignores a pointer that enters while a popup closes: the
 * pointer leaves and enters again.
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

function groupCalled(menu: Locator | Page, name: string): Locator {
  return menu
    .getByRole('menuitem', { name: new RegExp(`^${name}( \\d+)?$`) })
    .and(menu.locator('[aria-expanded]'));
}
