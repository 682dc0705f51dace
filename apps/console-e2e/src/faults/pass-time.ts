import { expect, type Locator, type Page } from '@playwright/test';

/** Lets the page's time pass, a second after the other, until it shows what is waited for. Needs a clock that is installed. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Stops the page's time where it is; from then on it passes by `page.clock.runFor` only. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Tells whether the page is still the one that it was now, and was not loaded anew. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}
