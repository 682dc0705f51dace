import { expect, type Page, type Request } from '@playwright/test';
import { LANGUAGES, TEXTS } from '../texts';

const PENDING_NAVIGATION = LANGUAGES.map(
  (language) => `[role=progressbar][aria-label="${TEXTS[language].shell.navigation.loading}"]`,
).join();

/** Returns a function that resolves when no request or navigation is pending and the responses are rendered. */
export function followRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let count = 0;
  const start = (request: Request) => {
    inFlight.add(request);
    count += 1;
  };
  const end = (request: Request) => {
    inFlight.delete(request);
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);

  return async () => {
    await expect(async () => {
      expect(inFlight.size, 'requests in flight').toBe(0);
      const before = count;
      await page.evaluate(rendered);
      expect(count, 'requests that a response has caused').toBe(before);
      expect(await page.locator(PENDING_NAVIGATION).count(), 'pending navigations').toBe(0);
    }).toPass({ intervals: [20, 50, 100] });
    page.off('request', start).off('requestfinished', end).off('requestfailed', end);
  };
}

/** Runs in the page: resolves after two frames, when the browser is idle. */
function rendered(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        requestIdleCallback(() => {
          resolve();
        }),
      ),
    );
  });
}
