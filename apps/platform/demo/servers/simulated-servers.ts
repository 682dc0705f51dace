import { asc, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../src/database/connection';
import { servers } from '../../src/database/schema';
import type { PlatformMetrics } from '../../src/http/platform-metrics';
import { demoHeartbeat } from './demo-heartbeats';
import { recordHeartbeats } from '../../src/servers/record-heartbeats';

const REPORT_EVERY_MS = 20_000;
const MOST = 1_000;
const BATCH = 500;
/** Demo rows have version 8 UUIDs (see `Random.id`); real servers are not simulated. */
const IS_DEMO = sql`substr(${servers.id}::text, 15, 1) = '8'`;

interface DemoServices {
  db: Database;
  log: Logger;
  metrics: PlatformMetrics;
  clock: () => Date;
}

/** Reports the load of demo servers periodically. Several platforms can run it on one database. */
export class SimulatedServers {
  readonly #services: DemoServices;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(services: DemoServices) {
    this.#services = services;
  }

  start(): void {
    this.#round = this.#services.metrics
      .job('demo-servers', () => this.report())
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'demo servers could not report'))
      .finally(() => {
        if (!this.#closing) {
          this.#timer = setTimeout(() => this.start(), REPORT_EVERY_MS);
        }
      });
  }

  async report(): Promise<void> {
    const { db, clock } = this.#services;
    const now = clock();
    const rows = await db
      .select({ id: servers.id })
      .from(servers)
      .where(IS_DEMO)
      .orderBy(asc(servers.id))
      .limit(MOST);
    const heartbeats = rows.flatMap(({ id }) => {
      const heartbeat = demoHeartbeat(id, now);
      return heartbeat ? { serverId: id, ...heartbeat } : [];
    });
    for (let start = 0; start < heartbeats.length && !this.#closing; start += BATCH) {
      await recordHeartbeats(db, heartbeats.slice(start, start + BATCH), now);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#round;
  }
}
