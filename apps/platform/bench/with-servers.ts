import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Channels } from './channels.ts';
import { OPERATOR, signIn, start } from './servers.ts';

export const TOKEN = 'a-token-of-the-bench';

interface Servers {
  dataDir: string;
  platform: Awaited<ReturnType<typeof start>>;
  node: Awaited<ReturnType<typeof start>>;
  channels: Channels;
}

export const settingsOf = (dataDir: string) => ({
  PLATFORM_PORT: '0',
  DATA_DIR: dataDir,
  PLATFORM_ADMIN_EMAIL: OPERATOR.email,
  PLATFORM_ADMIN_PASSWORD: OPERATOR.password,
  MEDIA_NODE_TOKEN: TOKEN,
  // Apps need no card.
  PAYMENT_PROVIDER: 'none',
  LOG_LEVEL: 'error',
});

/** The servers of `npm start`, on the embedded database. */
export async function withServers(apps: string, run: (servers: Servers) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-bench-'));
  const platform = await start('platform', { ...settingsOf(dataDir), SEED_APPS: apps });
  const node = await start('media-node', {
    DATA_DIR: dataDir,
    MEDIA_NODE_TOKEN: TOKEN,
    MEDIA_NODE_NAME: 'bench',
    MEDIA_PORT: '4292',
    MEDIA_PLATFORM_URL: platform.url,
    LOG_LEVEL: 'error',
  });
  const channels = new Channels(platform.url, await signIn(platform.url));
  try {
    await channels.createApp();
    await run({ dataDir, platform, node, channels });
  } finally {
    channels.close();
    await node.stop();
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
