import { tracedDatabase } from '@console/server-kit';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { FairQueue } from '../concurrency/fair-queue';
import type { DatabaseConnection } from './connection';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './schema-version';
import { queuedClient } from './queued-client';
import * as schema from './schema';
import { statementCounter } from './statement-count';

/** One connection. Clients time out after 10 s. */
const QUEUE = { maxWaiting: 200, maxWaitMs: 5_000 };

/** Default: 128 MB of buffers, which the operating system caches as well, and 256 MB of write-ahead log. */
const LIMITS = ['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=48MB'];

/**
 * The embedded database in the data folder. Commits survive the process but are not flushed to disk at once, so a
 * power cut can lose or damage data.
 */
export async function connectPglite(dataDir: string): Promise<DatabaseConnection> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockFolder(join(dataDir, 'pglite.lock'));
  try {
    // The optimizing compiler takes 600 MB for one function of PGlite. Without it, statements take up to twice the
    // CPU time.
    setFlagsFromString('--no-wasm-tier-up');
    setFlagsFromString('--no-wasm-dynamic-tiering');
    const client = await PGlite.create(join(dataDir, 'pglite'), {
      initDbStartParams: [...LIMITS, '--wal-segsize=4'],
      startParams: [...PGlite.defaultStartParams, ...LIMITS],
    });
    // Creating a database leaves 300 MB of garbage.
    setFlagsFromString('--expose-gc');
    runInNewContext('gc()');
    const connection = pgliteConnection(client);
    return {
      ...connection,
      close: async () => {
        await connection.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

export function pgliteConnection(client: PGlite): DatabaseConnection {
  const queue = new FairQueue(QUEUE);
  const db = drizzle(tracedDatabase(queuedClient(client, queue)), { schema, logger: statementCounter });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    exclusively: (work) => work(),
    close: () => client.close(),
    queue: () => queue.state(),
  };
}
