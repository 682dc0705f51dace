// @see spec 3.11, 4.1, 4.4, 6, 8
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { en as simulator } from '@console/host-simulator/locales/en';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { startModuleServer, type ModuleServer } from '../modules/start-module-server';
import { startConsoleServer, type ConsoleServer } from '../servers/start-console-server';
import { expect, FAILED_REQUEST, test as embeddingTest } from './embedding-test';

const SIMULATOR = resolve(import.meta.dirname, '../../../host-simulator/vite.config.ts');

interface Servers {
  /** Lets the simulator's page, and no other one, mount the sample module. */
  moduleServer: ModuleServer;
  /** A console whose Playout is a guest that asks its host, clause by clause. */
  asked: ConsoleServer;
}

const test = embeddingTest.extend<object, Servers>({
  // The simulator, as it is built and served. What a test itself answers for another origin counts as no neighbour of this machine.
  hostServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'host-simulator-'));
      await build({ configFile: SIMULATOR, logLevel: 'warn', build: { outDir } });
      const server = await preview({
        configFile: SIMULATOR,
        build: { outDir },
        preview: { port: 0, strictPort: false, cors: true },
      });
      // A server that listens on a port has this form of address.
      const { port } = server.httpServer.address() as AddressInfo;
      await use({
        origin: `http://127.0.0.1:${String(port)}`,
        show: () => undefined,
        stop: () => server.close(),
      });
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  moduleServer: [
    async ({ hostServer }, use) => {
      const server = await startModuleServer();
      server.allow(hostServer.origin);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  asked: [
    async ({ servers, hostServer: { origin } }, use) => {
      const console = await startConsoleServer(servers.platform, {
        CONSOLE_MODULES: JSON.stringify({
          playout: { entry: `${origin}/checker.js`, carrier: 'page' },
        }),
      });
      await use(console);
      await console.stop();
    },
    { scope: 'worker' },
  ],
});

// A host that behaves badly on purpose is told of it, and so is the console's own log.
test.use({
  expectedComplaints:
    /shell-host|ShellHost|appConfig|the host|ZodError|conformance suite|Failed to load resource/i,
});

interface Guest {
  carrier: 'page' | 'frame';
  entry: string;
  token: string;
}

/** Has the simulator ask a guest for every clause, and answers what it failed. */
async function failuresOf(page: Page, host: string, { carrier, entry, token }: Guest): Promise<string[]> {
  const query = new URLSearchParams({ guest: 'other', carrier, entry, lang: 'en' });
  await page.goto(`${host}/?${query.toString()}`);
  await page.getByLabel(simulator.state.token, { exact: true }).fill(token);
  await page.getByRole('button', { name: simulator.acts.check }).click();
  const verdicts = page.getByRole('table', { name: simulator.report.title }).getByRole('row');
  await expect(verdicts.filter({ hasText: simulator.report.result.passed }).first()).toBeVisible({
    timeout: 90_000,
  });
  return verdicts.filter({ hasText: simulator.report.result.failed }).allInnerTexts();
}

for (const carrier of ['page', 'frame'] as const) {
  const way = carrier === 'page' ? 'in the page' : 'in a frame';

  test(`the console keeps every clause of a guest ${way}`, async ({
    page,
    embeddable,
    hostServer,
    token,
  }) => {
    const { origin } = new URL(embeddable.url);
    const entry = carrier === 'page' ? `${origin}/embed.js` : `${origin}/`;
    expect(await failuresOf(page, hostServer.origin, { carrier, entry, token })).toEqual([]);
  });

  test(`the sample module keeps every clause of a guest ${way}`, async ({
    page,
    moduleServer,
    hostServer,
  }) => {
    const entry = `${moduleServer.origin}/${carrier === 'page' ? 'module.js' : 'frame.html'}`;
    expect(await failuresOf(page, hostServer.origin, { carrier, entry, token: 'sample' })).toEqual([]);
  });
}

test.describe('the console as a host', () => {
  test.use({
    baseURL: ({ asked }, use) => use(asked.url),
    expectedComplaints: FAILED_REQUEST,
    storageState: ({ operator: { session }, asked }, use) => {
      const { origin } = new URL(asked.url);
      return use({ ...session, origins: session.origins.map((remembered) => ({ ...remembered, origin })) });
    },
  });

  // A guest in a frame that says hello in another version is taken out at once, and can ask nothing more.
  test('keeps every clause of a host, of a guest in the page', async ({ page }) => {
    await page.goto('/apps/default-admin-app/product/playout');
    const verdicts = page.getByRole('list', { name: /^shell-host 1: host/ }).getByRole('listitem');
    await expect(verdicts.filter({ hasText: '✓' }).first()).toBeVisible({ timeout: 60_000 });
    expect(await verdicts.filter({ hasText: '✗' }).allInnerTexts()).toEqual([]);
  });
});
