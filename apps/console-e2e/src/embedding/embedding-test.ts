import type { FrameLocator, Page } from '@playwright/test';
import { signedInTest } from '../fixtures/operator-test';
import { startConsoleServer, type ConsoleServer } from '../servers/start-console-server';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { hostPage, type HostSetup } from './host-page';
import { startHost, type HostServer } from './start-host';

export { expect, FAILED_REQUEST } from '../fixtures/operator-test';

/** Where a console lives: by itself, in the page of a host on another origin, in a frame of its own or of another one. */
export const CARRIERS = ['standalone', 'page', 'same-origin frame', 'cross-origin frame'] as const;
export type Carrier = (typeof CARRIERS)[number];

interface Servers {
  /** A console that two hosts may embed: its own origin, and that of `hostServer`. */
  embeddable: ConsoleServer;
  hostServer: HostServer;
}

interface Fixtures {
  carrier: Carrier;
  token: string;
  /** Opens a host's page with the console in it, by the test's carrier, and answers where to look for the console. */
  openHost: (setup?: Partial<HostSetup>) => Promise<Page | FrameLocator>;
}

/** A test of a console that a host embeds; the host's session is that of the operator. */
export const test = signedInTest.extend<Fixtures, Servers>({
  hostServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  embeddable: [
    async ({ servers, hostServer }, use) => {
      const console = await startConsoleServer(servers.platform, (origin) => ({
        CONSOLE_HOST_ORIGINS: JSON.stringify([origin, hostServer.origin]),
      }));
      await use(console);
      await console.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ embeddable }, use) => use(embeddable.url),
  carrier: ['page', { option: true }],
  // What a host's person has is a token of the host: the browser remembers nothing.
  storageState: ({ carrier, operator: { session }, embeddable }, use) => {
    const { origin } = new URL(embeddable.url);
    const origins = session.origins.map((remembered) => ({ ...remembered, origin }));
    return use({ ...session, origins: carrier === 'standalone' ? origins : [] });
  },
  token: ({ operator }, use) => use(operatorHeaders(operator).Authorization),
  openHost: ({ page, token, carrier, embeddable, hostServer, language }, use) =>
    use(async (given = {}) => {
      const { origin: console } = new URL(embeddable.url);
      const html = hostPage({
        carrier: carrier === 'page' ? 'page' : 'frame',
        console,
        ...given,
        state: { token, meta: { lang: language, layoutMode: 'vertical' }, ...given.state },
      });
      if (carrier === 'same-origin frame') {
        await page.route(`${console}/a-host`, (route) =>
          route.fulfill({ contentType: 'text/html', body: html }),
        );
        await page.goto(`${console}/a-host`);
      } else {
        hostServer.show(html);
        await page.goto(`${hostServer.origin}/`);
      }
      return carrier === 'page' ? page : page.frameLocator('#guest iframe');
    }),
});
