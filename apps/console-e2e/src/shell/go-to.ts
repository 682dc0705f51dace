import type { Page } from '@playwright/test';

/** What the router says of each such navigation in a page that may block one. */
export const WENT_BY_HAND = /^You are trying to use a blocker on a POP navigation/;

/** Goes to an address as a link of the console does: the page stays, its guard decides. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
