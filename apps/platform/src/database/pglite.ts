import { tracedDatabase } from '@console/server-kit';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseConnection } from './connection';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';
import { statementCounter } from './statement-count';

/**
 * The embedded database in the data folder. What is committed outlives this process, however it ends; it is not flushed
 * to the disk at once, so a power cut may lose or damage it. A server, by DATABASE_URL, gives that guarantee too.
 */
export async function connectPglite(dataDir: string): Promise<DatabaseConnection> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockFolder(join(dataDir, 'pglite.lock'));
  try {
    const connection = pgliteConnection(await PGlite.create(join(dataDir, 'pglite')));
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
  const db = drizzle(tracedDatabase(client), { schema, logger: statementCounter });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    // One process holds an embedded database, and it starts once.
    exclusively: (work) => work(),
    close: () => client.close(),
  };
}
