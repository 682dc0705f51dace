import { sessionAt, signedInTest } from '../fixtures/operator-test';
import { startConsoleServer, type ConsoleServer } from '../servers/start-console-server';
import { startModuleServer, type ModuleServer } from './start-module-server';

export { expect, FAILED_REQUEST } from '../fixtures/operator-test';

interface Servers {
  moduleServer: ModuleServer;
  /** Mounts it as Interactive in the page and as the minigame in a frame. */
  hosting: ConsoleServer;
}

/** A test of a console with connected modules. */
export const test = signedInTest.extend<object, Servers>({
  moduleServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const server = await startModuleServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  hosting: [
    async ({ servers, moduleServer: { origin, allow } }, use) => {
      const console = await startConsoleServer(servers.platform, {
        CONSOLE_MODULES: JSON.stringify({
          interactive: { entry: `${origin}/module.js`, transport: 'page' },
          minigame: { entry: `${origin}/frame.html`, transport: 'frame' },
        }),
      });
      allow(new URL(console.url).origin);
      await use(console);
      await console.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hosting }, use) => use(hosting.url),
  storageState: ({ operator: { session }, hosting }, use) => use(sessionAt(session, hosting.url)),
});
