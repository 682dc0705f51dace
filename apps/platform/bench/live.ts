/**
 * Measures live streams on this machine: servers, encoders, players and this script share its cores. For Linux.
 * Run: `npx nx run media-node:bench`. With `--soak=MINUTES`, 50 players watch four channels for a time instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { Channels } from './channels.ts';
import {
  measureHostile,
  measureIdle,
  measureIngest,
  measureLadder,
  measureOrigin,
  measureStart,
  print,
} from './figures.ts';
import { measureGlassToGlass } from './glass-to-glass.ts';
import { measureGraph, measureReports } from './node-reports.ts';
import { Player } from './player.ts';
import { countFiles, memoryOf } from './processes.ts';
import { signIn, start } from './servers.ts';
import { settingsOf, TOKEN, withServers } from './with-servers.ts';

const DEMO_APPS = '60';
const PLAYERS = 50;

async function measureFigures(): Promise<void> {
  print('', 'measured', 'target');
  await withServers(DEMO_APPS, async ({ platform, node, channels }) => {
    const server = await start('console-server', { PORT: '4290', API_BASE_URL: platform.url });
    await channels.demoOnAir();
    await channels.demoEncoded();
    await sleep(20_000);
    await measureIdle([platform.pid, node.pid, server.pid], 30);
    await server.stop();
  });
  await withServers('0', async ({ node, channels }) => {
    await measureStart(channels);
    await measureIngest(channels);
    await measureGlassToGlass(channels);
    await measureLadder(channels, node.pid, 30);
    await measureOrigin(channels, node.pid, 5);
    await measureHostile(channels, 1_000);
  });
  const postgres = await startPostgresServer({ durable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-bench-'));
  const database = postgres.urlOf('postgres');
  const environment = { ...settingsOf(dataDir), SEED_APPS: DEMO_APPS, DATABASE_URL: database };
  const platform = await start('platform', environment);
  try {
    const channels = new Channels(platform.url, await signIn(platform.url));
    await channels.createApp();
    await measureGraph(channels);
    await measureReports({ platform: platform.url, database, token: TOKEN }, 3);
  } finally {
    await platform.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Two test pictures, an encoder, and a channel with both as inputs. Its encoder drops every few minutes. */
async function soak(minutes: number): Promise<void> {
  await withServers('0', async ({ dataDir, platform, node, channels }) => {
    const card = await channels.drawn('Card');
    const bars = await channels.drawn('Bars', 'color-bars');
    const { id: pushed, push } = await channels.pushed('Pushed');
    let encoder = push();
    const rules = { lossMs: 1_000, switchOn: [], returnSeconds: 10, pattern: 'gradient' };
    const spare = await channels.create('Spare', { inputs: [pushed, card], ...rules }, 'lrm-channels');
    await channels.playable(pushed);
    await channels.start(spare.id);
    const stop = new AbortController();
    const watched = [card, bars, pushed, spare.id].map((id) => ({ id, known: new Map<string, string>() }));
    const players: Player[] = [];
    while (players.length < PLAYERS)
      for (const { id, known } of watched.slice(0, PLAYERS - players.length))
        players.push(new Player(await channels.playable(id), known));
    const running = players.map((player) => player.run(stop.signal));
    const show = async (moment: string) => {
      const [media, other] = await Promise.all([memoryOf(node.pid), memoryOf(platform.pid)]);
      const files = await countFiles(join(dataDir, 'media'));
      const [load = 0] = loadavg();
      const memory = `node ${media.toFixed(0)} MB, platform ${other.toFixed(0)} MB`;
      print(`${moment}: ${memory}`, `${files} files`, `load ${load.toFixed(1)}`);
    };
    // Until the files of the time shift, which players may still have, are all there.
    await sleep(360_000);
    await show('start');
    for (const moment of ['middle', 'end']) {
      for (let passed = 0; passed < minutes / 2; passed += 3) {
        encoder.kill('SIGKILL');
        await sleep(20_000);
        encoder = push();
        await sleep(160_000);
      }
      await show(moment);
    }
    stop.abort();
    await Promise.all(running);
    const refreshes = players.reduce((sum, player) => sum + player.refreshes, 0);
    const bytes = players.reduce((sum, player) => sum + player.bytes, 0);
    const differences = players.flatMap((player) => player.differences);
    const failures = players.flatMap((player) => player.failures);
    print(`${players.length} players loaded ${(bytes / 1e9).toFixed(1)} GB`, `${refreshes} refreshes`, '');
    print('refreshes that differ from one before', String(differences.length), '0');
    print('requests that failed', String(failures.length), '0');
    for (const problem of [...differences.slice(0, 5), ...failures.slice(0, 5)])
      process.stdout.write(`${problem}\n`);
  });
}

const { values } = parseArgs({ options: { soak: { type: 'string' } } });
await (values.soak === undefined ? measureFigures() : soak(Number(values.soak)));
