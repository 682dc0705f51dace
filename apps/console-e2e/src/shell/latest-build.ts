import type { Page } from '@playwright/test';

/** What the console polls to learn which build is served. */
export const LATEST_BUILD = /\/builds\/latest\.json\?\d+$/;
const EVERY_MS = 60_000;

/** Lets time pass until the console has asked for the latest build, and has read the answer. Needs a clock that is installed. */
export async function passPoll(page: Page): Promise<void> {
  const answered = page.waitForResponse(LATEST_BUILD);
  await page.clock.runFor(EVERY_MS);
  await (await answered).finished();
  // A page reads answers in the order in which they come: after this one, it has read that one.
  await page.evaluate(async () => (await fetch('/config.json')).text());
}
