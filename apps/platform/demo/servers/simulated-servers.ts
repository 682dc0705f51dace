import { asc } from 'drizzle-orm';
import { repeat, type Repeated } from '../../src/concurrency/repeat';
import type { DemoServices } from '../../src/create-platform';
import { servers } from '../../src/database/schema';
import { recordMetrics } from '../../src/metrics/record-metrics';
import { recordHeartbeats } from '../../src/servers/record-heartbeats';
import { IS_DEMO_SERVER, loadCast } from '../story/cast';
import { simulateServers } from '../story/server-load';
import { fillMetrics, type MeasuredServer } from './fill-metrics';
import { recordDemoStreams } from './record-demo-streams';
import { MINUTE_MS } from '../../src/time/durations';

const REPORT_EVERY_MS = 10_000;
/** How often alerts, licenses and servers are read again. */
const RELOAD_EVERY_MS = MINUTE_MS;
const MOST_APPS = 500;
/** Servers with a history. */
const MOST_FILLED = 250;
const BATCH = 500;

/** Reports the load of demo servers periodically. Several platforms can run it on one database. */
export class SimulatedServers {
  readonly #services: DemoServices;
  #repeated: Repeated | undefined;
  #closing = false;
  #servers: readonly MeasuredServer[] = [];
  #loadedAt = -Infinity;
  #isRecorded = false;

  constructor(services: DemoServices) {
    this.#services = services;
  }

  start(): void {
    const { log, metrics } = this.#services;
    const report = () => metrics.job('demo-servers', () => this.report());
    this.#repeated = repeat(report, REPORT_EVERY_MS, log, 'demo servers cannot report');
  }

  /** Fills in the metrics of the time since the last report. Takes seconds at the first start. */
  async fill(): Promise<void> {
    const { db, clock } = this.#services;
    await this.#reload();
    await fillMetrics(db, this.#servers.slice(0, MOST_FILLED), clock());
  }

  async report(): Promise<void> {
    const { db, clock } = this.#services;
    const now = clock();
    if (now.getTime() - this.#loadedAt >= RELOAD_EVERY_MS) await this.#reload();
    const reports = this.#servers.flatMap(({ id, loadAt }) => {
      const load = loadAt(now.getTime());
      return load ? { serverId: id, ...load } : [];
    });
    for (let start = 0; start < reports.length && !this.#closing; start += BATCH) {
      const batch = reports.slice(start, start + BATCH);
      await recordHeartbeats(db, batch, now);
      await recordMetrics(db, batch, now);
    }
    if (!this.#isRecorded && !this.#closing) this.#isRecorded = await recordDemoStreams(db, now);
  }

  async #reload(): Promise<void> {
    const { db, clock, continueStory } = this.#services;
    await continueStory(clock());
    const now = clock().getTime();
    const withServers = await db
      .selectDistinct({ appId: servers.appId })
      .from(servers)
      .where(IS_DEMO_SERVER)
      .orderBy(asc(servers.appId))
      .limit(MOST_APPS);
    const cast = await loadCast(
      db,
      withServers.map(({ appId }) => appId),
    );
    this.#servers = cast
      .flatMap((player) => simulateServers(player, now))
      .map(({ server, loadAt }) => ({ id: server.id, createdAt: server.createdAt, loadAt }));
    this.#loadedAt = now;
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#repeated?.close();
  }
}
