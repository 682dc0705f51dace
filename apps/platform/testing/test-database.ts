import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../src/database/connection';
import { pgliteConnection } from '../src/database/pglite';
import { connectPostgres } from '../src/database/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    database:
      { kind: 'pglite'; migrated: string } | { kind: 'postgres'; maintenanceUrl: string; template: string };
  }
}

/** An empty, migrated database. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const database = inject('database');
  if (database.kind === 'pglite') {
    const dump = new Blob([await readFile(database.migrated)]);
    return pgliteConnection(await PGlite.create({ loadDataDir: dump }));
  }
  return connectPostgres(
    await createDatabase(database.maintenanceUrl, database.template),
    pino({ level: 'silent' }),
  );
}

/** Settings of a platform process with an empty database. */
export async function emptyDatabaseEnvironment(): Promise<Record<string, string>> {
  const database = inject('database');
  return database.kind === 'pglite'
    ? {}
    : { DATABASE_URL: await createDatabase(database.maintenanceUrl, 'template1') };
}

async function createDatabase(maintenanceUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    // Concurrent copies of the template fail.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return maintenanceUrl.replace(/\/\w+$/, `/${name}`);
}
