import { expect, type Locator, type Page } from '@playwright/test';

export async function passTime(page: Page, stepMs: number, expected: () => unknown): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expected();
  }).toPass({ intervals: [0] });
}

export function passTimeUntil(page: Page, visible: Locator): Promise<void> {
  return passTime(page, 1_000, () => expect(visible).toBeVisible({ timeout: 200 }));
}

/** The clock cannot be paused in the past, and a busy machine needs time to pause it. */
const AHEAD_MS = 10_000;

/** Advances the installed clock by 10 s and pauses it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}

/** Returns a function that checks whether the page was not reloaded since. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}
