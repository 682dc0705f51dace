import { expect, type Locator, type Page } from '@playwright/test';

/** Lets the page's time pass, step by step, until what is expected holds. Needs a clock that is installed. */
export async function passTime(page: Page, stepMs: number, expected: () => unknown): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expected();
  }).toPass({ intervals: [0] });
}

/** The same, a second after the other, until the page shows what is waited for. */
export function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  return passTime(page, 1_000, () => expect(shown).toBeVisible({ timeout: 200 }));
}

/** Further ahead than a busy machine needs to say so: time cannot be stopped in the past. */
const AHEAD_MS = 10_000;

/** Lets 10 s of the page's time pass, and stops it; from then on it passes by `page.clock.runFor` only. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}

/** Returns a function that checks whether the page was not reloaded since. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}
