import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signedInTest, type Operator } from '../fixtures/operator-test';
import { freePorts } from '../servers/free-ports';
import { startConsole, type RunningConsole } from '../servers/start-console';
import { startMediaNode } from '../servers/start-media-node';
import { withDataFolder } from '../servers/with-data-folder';
import { arrangeTenantApp, operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { journeyLanguages, type Texts } from '../texts';

const ENCODER = resolve(import.meta.dirname, '../../../media-node/src/testing/encoder.ts');
const STREAMS = '/admin/api/live/streams';
/** The first encoding of a picture on a busy machine. */
const ON_AIR = { timeout: 90_000 };

interface Nodes {
  servers: RunningConsole;
  origins: Record<'one' | 'two', string>;
  start: (name: 'one' | 'two', capacity?: number) => ReturnType<typeof startMediaNode>;
}

/** A test that starts media nodes itself. */
const test = signedInTest.extend<object, { nodes: Nodes }>({
  nodes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      await withDataFolder(async (dataDir) => {
        const [one = 0, two = 0] = await freePorts(2);
        const ports = { one, two };
        const originOf = (port: number) => `http://127.0.0.1:${port}`;
        const origins = { one: originOf(one), two: originOf(two) };
        const servers = await startConsole(dataDir, {
          CONSOLE_MEDIA_ORIGINS: JSON.stringify(Object.values(origins)),
        });
        const running: Awaited<ReturnType<typeof startMediaNode>>[] = [];
        await use({
          servers,
          origins,
          start: async (name, capacity) => {
            const node = await startMediaNode({
              ...{ name, port: ports[name], dataDir, console: servers },
              ...(capacity !== undefined && { capacity }),
            });
            running.push(node);
            return node;
          },
        });
        await Promise.all(running.map((node) => node.end('SIGTERM')));
        await servers.stop();
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  servers: [({ nodes }, use) => use(nodes.servers), { scope: 'worker' }],
});

interface ReadStream {
  id: string;
  state: string;
  source: { ingestUrl?: string };
  server: { name: string } | null;
}

function liveApi(page: Page, operator: Operator) {
  const headers = operatorHeaders(operator);
  const get = async <Response>(path: string) =>
    (await (await page.request.get(path, { headers })).json()) as Response;
  const post = async <Response>(path: string, data?: object) => {
    const response = await page.request.post(path, { headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    // The platform responds in these shapes.
    return (await response.json()) as Response;
  };
  const start = (id: string) => post(`${STREAMS}/${id}/start`);
  const read = (id: string) => get<ReadStream>(`${STREAMS}/${id}`);
  return {
    post,
    start,
    read,
    stop: (id: string) => post(`${STREAMS}/${id}/stop`),
    list: async () => (await get<{ data: ReadStream[] }>(`${STREAMS}?page=1&perPage=100`)).data,
    /** A started stream, to which `push` sends wherever it is. */
    open: async (appId: string, name: string) => {
      const data = { appId, name, source: { kind: 'push' } };
      const { id, streamKey } = await post<{ id: string; streamKey: string }>(STREAMS, data);
      await start(id);
      const push = async () => {
        await expect.poll(async () => (await read(id)).state, ON_AIR).toMatch(/^(no-input|live)$/);
        const address = `${(await read(id)).source.ingestUrl ?? ''}/${streamKey}`;
        return fork(ENCODER, [address], { execArgv: [], stdio: 'ignore' });
      };
      return { id, push };
    },
  };
}

/** An app whose streams have the nodes for themselves. */
async function arrange(page: Page, operator: Operator, appId: string) {
  const { list, stop } = liveApi(page, operator);
  for (const { id } of await list()) await stop(id);
  await arrangeTenantApp(page, operator, { appId, name: appId, edition: 'enterprise', quotaPlan: 'scale' });
}

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

async function play(page: Page, { live }: Texts) {
  const player = page.getByRole('region', { name: live.player.title });
  await player.getByRole('button', { name: live.player.play }).click(ON_AIR);
  await expect.poll(() => timeOf(page), ON_AIR).toBeGreaterThan(2);
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    // Of a node that is gone.
    test.use({ language, expectedLogs: /Failed to load resource/ });

    test(
      'an encoder drops and returns: a channel on another node switches to a spare, its own viewers see a slate, both players go on',
      { tag: '@full' },
      async ({ page, context, operator, nodes, unique, texts }) => {
        test.setTimeout(300_000);
        const { live } = texts;
        const near = await nodes.start('one', 1);
        const { post, start, read, open } = liveApi(page, operator);
        const appId = unique(`river-${language}`);
        await arrange(page, operator, appId);
        const [main, spare] = ['From the stadium', 'From the studio'];
        const [first, second] = [await open(appId, main), await open(appId, spare)];
        const channel = await post<{ id: string }>('/admin/api/live/lrm-channels', {
          appId,
          name: 'Always on',
          inputs: [first.id, second.id],
          lossMs: 3_000,
          switchOn: [],
          returnSeconds: 5,
          pattern: 'gradient',
        });
        let encoder = await first.push();
        // The first node is full.
        const far = await nodes.start('two');
        const other = await second.push();
        try {
          for (const { id } of [first, second])
            await expect.poll(async () => (await read(id)).state, ON_AIR).toBe('live');
          await start(channel.id);
          await expect.poll(async () => (await read(channel.id)).server?.name, ON_AIR).toBe('two');
          expect((await read(first.id)).server?.name).toBe('one');
          await page.goto(`/apps/${appId}/product/lrm/${channel.id}`);
          const log = page.getByRole('region', { name: live.lrm.switches });
          const latest = log.getByRole('listitem').first();
          await expect(latest).toContainText(main, ON_AIR);
          await play(page, texts);
          const alone = await context.newPage();
          await alone.goto(`/apps/${appId}/product/livestream/${first.id}`);
          await play(alone, texts);

          const own = await timeOf(alone);
          encoder.kill('SIGKILL');
          await expect(latest).toContainText(spare, ON_AIR);
          await expect(latest).toContainText(live.channel.reasons.lost);
          await expect(latest.locator('time')).toContainText(/\d\d:\d\d:\d\d/);
          const before = await timeOf(page);
          // More than a player has ahead.
          await expect.poll(() => timeOf(page), ON_AIR).toBeGreaterThan(before + 12);
          await expect.poll(() => timeOf(alone), ON_AIR).toBeGreaterThan(own + 15);
          const onSlate = await timeOf(alone);

          encoder = await first.push();
          await expect(latest).toContainText(main, ON_AIR);
          const returned = await timeOf(page);
          await expect.poll(() => timeOf(page), ON_AIR).toBeGreaterThan(returned + 12);
          await expect.poll(() => timeOf(alone), ON_AIR).toBeGreaterThan(onSlate + 12);
        } finally {
          encoder.kill('SIGKILL');
          other.kill('SIGKILL');
          await far.end('SIGTERM');
          await near.end('SIGTERM');
        }
      },
    );

    test(
      'a stream moves to another node, when its node is killed and when it stops, and its player follows',
      { tag: '@full' },
      async ({ page, operator, nodes, unique, texts }) => {
        test.setTimeout(300_000);
        const { read, open } = liveApi(page, operator);
        const appId = unique(`delta-${language}`);
        await arrange(page, operator, appId);
        const one = await nodes.start('one');
        const { id, push } = await open(appId, 'Delta news');
        const encoders = [await push()];
        let restarted: Awaited<ReturnType<typeof nodes.start>> | undefined;
        const isOn = (node: string, timeout = ON_AIR.timeout) =>
          expect.poll(async () => (await read(id)).server?.name, { timeout }).toBe(node);
        const followsTo = async (origin: string) => {
          const segment = page.waitForResponse((response) => response.url().startsWith(origin), ON_AIR);
          encoders.push(await push());
          await segment;
          const before = await timeOf(page);
          await expect.poll(() => timeOf(page), ON_AIR).toBeGreaterThan(before + 2);
        };
        try {
          await page.goto(`/apps/${appId}/product/livestream/${id}`);
          await play(page, texts);

          const two = await nodes.start('two');
          await one.end('SIGKILL');
          await isOn('two');
          await followsTo(nodes.origins.two);

          restarted = await nodes.start('one');
          expect(await two.end('SIGTERM')).toBe(0);
          // A lease of 15 s would have to end first.
          await isOn('one', 12_000);
          await followsTo(nodes.origins.one);
        } finally {
          for (const encoder of encoders) encoder.kill('SIGKILL');
          await restarted?.end('SIGTERM');
        }
      },
    );
  });
