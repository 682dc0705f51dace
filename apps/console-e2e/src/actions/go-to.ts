import type { Page } from '@playwright/test';

/** Logged by the router for each `goTo` on a page with a blocker. */
export const BLOCKER_WARNING = /^You are trying to use a blocker on a POP navigation/;

export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
