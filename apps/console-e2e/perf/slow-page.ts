import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { watchPage, type Paints, type Sight } from './watch-page';

const CPU_SLOWDOWN = 4;
const DOWN_BITS_PER_SECOND = 9_000_000;
const LATENCY_MS = 60;
const BITS_PER_BYTE = 8;

export interface Cost extends Paints {
  requests: number;
  /** As transferred, headers included. */
  wireBytes: number;
  scriptBytes: number;
}

/** A page in a new browser with a slow processor and network. */
export interface SlowPage {
  page: Page;
  /** Opens an address. Returns milliseconds from the start of the navigation until the sight is rendered. */
  open: (address: string, sight: Sight) => Promise<number>;
  reload: (sight: Sight) => Promise<number>;
  /** Milliseconds from the click until the sight is rendered. */
  click: (act: () => Promise<void>, sight: Sight) => Promise<number>;
  back: (sight: Sight) => Promise<number>;
  /** Cost of the page up to a time. */
  costUntil: (moment: number) => Promise<Cost>;
  /** Resolves when the page is idle. */
  settle: () => Promise<void>;
}

export async function withSlowPage(
  browser: Browser,
  options: BrowserContextOptions,
  work: (slow: SlowPage) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(watchPage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWN_BITS_PER_SECOND / BITS_PER_BYTE,
      uploadThroughput: DOWN_BITS_PER_SECOND / BITS_PER_BYTE,
    });
    const seen = (sight: Sight) => page.evaluate((wanted) => window.pageWatch.seen(wanted), sight);

    await work({
      page,
      open: async (address, sight) => {
        await page.goto(address, { waitUntil: 'commit' });
        return seen(sight);
      },
      reload: async (sight) => {
        await page.reload({ waitUntil: 'commit' });
        return seen(sight);
      },
      click: async (act, sight) => {
        const arrival = seen(sight);
        await act();
        const arrived = await arrival;
        return arrived - (await page.evaluate(() => window.pageWatch.clicked()));
      },
      back: (sight) =>
        page.evaluate(async (wanted) => {
          const left = performance.now();
          history.back();
          return (await window.pageWatch.seen(wanted)) - left;
        }, sight),
      costUntil: async (moment) => ({
        ...(await page.evaluate((until) => window.pageWatch.paintsUntil(until), moment)),
        ...(await transferred(requests, (await page.evaluate(() => performance.timeOrigin)) + moment)),
      }),
      settle: async () => {
        await page.waitForLoadState('networkidle');
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              requestIdleCallback(() => {
                resolve();
              });
            }),
        );
      },
    });
  } finally {
    await context.close();
  }
}

/** Requests in flight count fully: they share the bandwidth. */
async function transferred(requests: readonly Request[], until: number) {
  const asked = requests.filter((request) => request.timing().startTime <= until);
  const sizes = await Promise.all(
    asked.map(async (request) => {
      // A canceled request has no size.
      const size = await request.sizes().catch(() => undefined);
      return { isScript: new URL(request.url()).pathname.endsWith('.js'), size };
    }),
  );
  const sum = (bytes: readonly (number | undefined)[]) =>
    bytes.reduce<number>((total, count = 0) => total + count, 0);
  return {
    requests: asked.length,
    wireBytes: sum(sizes.map(({ size }) => size && size.responseBodySize + size.responseHeadersSize)),
    scriptBytes: sum(sizes.map(({ isScript, size }) => (isScript ? size?.responseBodySize : 0))),
  };
}
