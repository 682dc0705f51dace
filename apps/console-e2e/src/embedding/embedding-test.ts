import type { FrameLocator, Page } from '@playwright/test';
import { sessionAt, signedInTest } from '../fixtures/operator-test';
import { startConsoleServer, type ConsoleServer } from '../servers/start-console-server';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { hostPage, type HostSetup } from './host-page';
import { startHost, type HostServer } from './start-host';

export { expect, FAILED_REQUEST } from '../fixtures/operator-test';

export const TRANSPORTS = ['standalone', 'page', 'same-origin frame', 'cross-origin frame'] as const;
type Transport = (typeof TRANSPORTS)[number];

interface Servers {
  /** A console that two hosts may embed: its own origin, and that of `hostServer`. */
  embeddable: ConsoleServer;
  hostServer: HostServer;
}

interface Fixtures {
  transport: Transport;
  token: string;
  openHost: (setup?: Partial<HostSetup>) => Promise<Page | FrameLocator>;
}

/** A test of an embedded console; the host has the operator's session. */
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
  transport: ['page', { option: true }],
  // A host passes its token to the console, which stores nothing then.
  storageState: ({ transport, operator: { session }, embeddable }, use) =>
    use(transport === 'standalone' ? sessionAt(session, embeddable.url) : { cookies: [], origins: [] }),
  token: ({ operator }, use) => use(operatorHeaders(operator).Authorization),
  openHost: ({ page, token, transport, embeddable, hostServer, language }, use) =>
    use(async (given = {}) => {
      const { origin: console } = new URL(embeddable.url);
      const html = hostPage({
        transport: transport === 'page' ? 'page' : 'frame',
        console,
        ...given,
        state: { token, meta: { lang: language, layoutMode: 'vertical' }, ...given.state },
      });
      if (transport === 'same-origin frame') {
        await page.route(`${console}/a-host`, (route) =>
          route.fulfill({ contentType: 'text/html', body: html }),
        );
        await page.goto(`${console}/a-host`);
      } else {
        hostServer.show(html);
        await page.goto(`${hostServer.origin}/`);
      }
      return transport === 'page' ? page : page.frameLocator('#guest iframe');
    }),
});
