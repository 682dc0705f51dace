import type { Page } from '@playwright/test';
import type { Texts } from '../texts';

/** Opens the panel of a list's filters unless it is open. */
export async function openFilters(page: Page, { ui }: Pick<Texts, 'ui'>): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${ui.list.filters}`) });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}
