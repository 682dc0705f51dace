// @see spec 3.11, 4.1, 4.4, 6, 8
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { startModuleServer, type ModuleServer } from '../modules/start-module-server';
import { startConsoleServer, type ConsoleServer } from '../servers/start-console-server';
import { expect, FAILED_REQUEST, test as embeddingTest } from './embedding-test';

const SIMULATOR = resolve(import.meta.dirname, '../../../host-simulator/vite.config.ts');

interface Servers {
  moduleServer: ModuleServer;
  checked: ConsoleServer;
}

const test = embeddingTest.extend<object, Servers>({
  // The built simulator; Chromium does not count routed responses as local addresses.
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
  checked: [
    async ({ servers, hostServer: { origin } }, use) => {
      const console = await startConsoleServer(servers.platform, {
        CONSOLE_MODULES: JSON.stringify({
          interactive: { entry: `${origin}/checker.js`, transport: 'page' },
        }),
      });
      await use(console);
      await console.stop();
    },
    { scope: 'worker' },
  ],
});

// The checks provoke errors.
test.use({
  expectedLogs:
    /shell-host|ShellHost|appConfig|the host|ZodError|conformance suite|simulated host|Failed to load resource/i,
});

interface Guest {
  transport: 'page' | 'frame';
  entry: string;
  token: string;
}

/** Checks a guest with the simulator. Returns the requirements that it fails. */
async function failuresOf(page: Page, host: string, { transport, entry, token }: Guest): Promise<string[]> {
  const query = new URLSearchParams({ guest: 'other', transport, entry, lang: 'en' });
  await page.goto(`${host}/?${query.toString()}`);
  await page.getByLabel('Token', { exact: false }).first().fill(token);
  await page.getByRole('button', { name: 'Check the guest' }).click();
  const results = page.getByRole('table', { name: 'Conformance' }).getByRole('row');
  await expect(results.filter({ hasText: 'passed' }).first()).toBeVisible({ timeout: 90_000 });
  return results.filter({ has: page.getByRole('cell', { name: 'failed', exact: true }) }).allInnerTexts();
}

for (const transport of ['page', 'frame'] as const) {
  const where = transport === 'page' ? 'in the page' : 'in a frame';

  test(`the console meets every requirement of a guest ${where}`, async ({
    page,
    embeddable,
    hostServer,
    token,
  }) => {
    const { origin } = new URL(embeddable.url);
    const entry = transport === 'page' ? `${origin}/embed.js` : `${origin}/`;
    expect(await failuresOf(page, hostServer.origin, { transport, entry, token })).toEqual([]);
  });

  test(`the sample module meets every requirement of a guest ${where}`, async ({
    page,
    moduleServer,
    hostServer,
  }) => {
    const entry = `${moduleServer.origin}/${transport === 'page' ? 'module.js' : 'frame.html'}`;
    expect(await failuresOf(page, hostServer.origin, { transport, entry, token: 'sample' })).toEqual([]);
  });
}

test.describe('the console as a host', () => {
  test.use({
    baseURL: ({ checked }, use) => use(checked.url),
    expectedLogs: FAILED_REQUEST,
    storageState: ({ operator: { session }, checked }, use) => {
      const { origin } = new URL(checked.url);
      return use({ ...session, origins: session.origins.map((stored) => ({ ...stored, origin })) });
    },
  });

  // A frame with a hello of another version is removed at once, so a guest in a frame cannot check its host.
  test('meets every requirement of a host in the page', async ({ page }) => {
    await page.goto('/apps/default-admin-app/product/interactive');
    const results = page.getByRole('list', { name: /^shell-host 1: host/ }).getByRole('listitem');
    await expect(results.filter({ hasText: '✓' }).first()).toBeVisible({ timeout: 60_000 });
    expect(await results.filter({ hasText: '✗' }).allInnerTexts()).toEqual([]);
  });
});

test.describe('the simulator', () => {
  for (const transport of ['page', 'frame'] as const) {
    test(`shows a guest each change and logs its events (${transport})`, async ({ page, hostServer }) => {
      await page.goto(`${hostServer.origin}/?guest=sample&transport=${transport}&appId=studio&open=on`);
      await page.getByRole('button', { name: 'Mount' }).click();
      await expect(page.getByText('No guest is mounted.')).toBeVisible();
      const token = page.getByLabel('Token').first();
      await token.fill('secret-token');
      await page.getByRole('button', { name: 'Mount' }).click();
      const guest =
        transport === 'page' ? page.locator('#stage') : page.frameLocator('#stage iframe').locator('body');
      await expect(guest.getByText('studio')).toBeVisible();
      await page.getByLabel('Path').fill('/apps');
      await expect(guest.getByText('/apps', { exact: true })).toBeVisible();

      await guest.getByRole('button', { name: 'Emit navigate' }).click();
      await guest.getByRole('button', { name: 'Call open' }).click();
      const log = page.getByRole('list', { name: 'Log' });
      await expect(log).toContainText('guest navigate {"path":"/sample/list?page=2"}');
      await expect(page.getByText('Calls of open: 1, of openNoCardWarning: 0')).toBeVisible();

      await page.getByRole('button', { name: 'Send invalid messages' }).click();
      await page.getByRole('button', { name: 'Empty the token' }).click();
      await expect(guest.getByText('has token').locator('+ dd')).toHaveText('false');
      await expect(log).not.toContainText('secret-token');
      expect(page.url()).toContain('path=%2Fapps');
      expect(page.url()).not.toContain('secret-token');
      await page.getByRole('button', { name: 'Unmount' }).click();
      await expect(page.getByText('No guest is mounted.')).toBeVisible();
    });
  }

  test('rejects invalid values and mounts nothing for another version', async ({ page, hostServer }) => {
    await page.goto(`${hostServer.origin}/?guest=sample&behavior=otherVersion&children=%7B%7D`);
    await page.getByLabel('Token').first().fill('secret-token');
    await page.getByRole('button', { name: 'Mount' }).click();
    await expect(page.getByLabel('Children (JSON list)')).toBeFocused();
    await page.getByLabel('Children (JSON list)').fill('[]');
    await page.getByRole('button', { name: 'Mount' }).click();
    await expect(page.getByRole('status')).toContainText('The host speaks version 999 of the protocol');
  });
});
