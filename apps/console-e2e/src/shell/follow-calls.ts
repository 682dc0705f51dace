import { expect, type Page, type Request } from '@playwright/test';

/** Follows the page's calls from now on. What it answers waits until none is under way and what came of them is drawn. */
export function followCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    underWay.add(request);
    begun += 1;
  };
  const end = (request: Request) => {
    underWay.delete(request);
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);

  return async () => {
    await expect(async () => {
      expect(underWay.size, 'calls under way').toBe(0);
      const before = begun;
      await page.evaluate(drawn);
      expect(begun, 'calls that an answer has led to').toBe(before);
    }).toPass({ intervals: [20, 50, 100] });
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/** Runs in the page: waits for two frames, and then until there is nothing left to do. */
function drawn(): Promise<void> {
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
