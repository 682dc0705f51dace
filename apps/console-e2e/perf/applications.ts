import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { build } from 'vite';
import { enable, giveCredentials, readSecret } from '../src/actions/sign-in';
import { startConsole } from '../src/servers/start-console';
import { makeDataFolder, removeDataFolder } from '../src/servers/with-data-folder';
import { TEXTS } from '../src/texts';
import { startBareServer } from './bare-server';

export interface Application {
  name: 'console' | 'bare';
  stranger: BrowserContextOptions;
  signedIn: BrowserContextOptions;
}

const BARE = resolve(import.meta.dirname, '../bare.config.ts');
const TENANT_APPS = '200';

/** Runs both applications on the same platform. */
export async function withApplications(
  browser: Browser,
  work: (applications: readonly Application[]) => Promise<void>,
): Promise<void> {
  const [data, bareFiles] = [await makeDataFolder(), await mkdtemp(join(tmpdir(), 'bare-'))];
  try {
    await build({ configFile: BARE, build: { outDir: bareFiles } });
    const servers = await startConsole(data, { SEED_APPS: TENANT_APPS });
    const bare = await startBareServer(bareFiles, servers.platform);
    try {
      const session = await signIn(browser, servers);
      const token = session.origins
        .flatMap(({ localStorage }) => localStorage)
        .find(({ value }) => value.startsWith('Bearer '));
      if (!token) throw new Error('The console has kept no token.');
      const { origin } = new URL(bare.url);
      const ofBare = { baseURL: bare.url };
      await work([
        {
          name: 'console',
          stranger: { baseURL: servers.url },
          signedIn: { baseURL: servers.url, storageState: session },
        },
        {
          name: 'bare',
          stranger: ofBare,
          signedIn: {
            ...ofBare,
            storageState: {
              cookies: [],
              origins: [{ origin, localStorage: [{ name: 'token', value: token.value }] }],
            },
          },
        },
      ]);
    } finally {
      await bare.stop();
      await servers.stop();
    }
  } finally {
    await removeDataFolder(data);
    await removeDataFolder(bareFiles);
  }
}

async function signIn(browser: Browser, servers: Awaited<ReturnType<typeof startConsole>>) {
  const context = await browser.newContext({ baseURL: servers.url });
  const page = await context.newPage();
  await page.goto('/');
  await giveCredentials(page, TEXTS.en, servers);
  await enable(page, TEXTS.en, await readSecret(page));
  const session = await context.storageState();
  await context.close();
  return session;
}
