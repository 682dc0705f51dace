import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { StartProblem, tracedDatabase } from '@console/server-kit';
import { FairQueue } from '../concurrency/fair-queue';
import type { DatabaseConnection } from './connection';
import { migrationsFolder } from './schema-version';
import { queuedClient } from './queued-client';
import * as schema from './schema';
import { statementCounter } from './statement-count';

/** An arbitrary number for the advisory lock of starting platforms. */
const START_LOCK = 7_449_225;

const CONNECTIONS = 10;

/** Clients time out after 10 s. */
const QUEUE = { concurrency: CONNECTIONS, maxWaiting: 500, maxWaitMs: 5_000 };

export async function connectPostgres(url: string, log: Logger): Promise<DatabaseConnection> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'signalbox-platform',
    max: CONNECTIONS,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => {
    log.warn({ err: error }, 'an idle database connection broke');
  });

  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartProblem(`The database server of DATABASE_URL does not answer: ${reasonOf(error)}`);
  }

  const queue = new FairQueue(QUEUE);
  const db = drizzle(tracedDatabase(queuedClient(pool, queue)), { schema, logger: statementCounter });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [START_LOCK]).finally(() => {
          client.release();
        });
      }
    },
    close: () => pool.end(),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount }),
    queue: () => queue.state(),
  };
}

function reasonOf(error: unknown): string {
  // A rejected connection is an AggregateError with an empty message; its code is useful.
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
