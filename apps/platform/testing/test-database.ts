import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** Settings of a platform process with a database without tables. */
export async function emptyDatabaseEnvironment(): Promise<Record<string, string>> {
  const database = inject('database');
  return database.kind === 'pglite'
    ? {}
    : { DATABASE_URL: await createDatabase(database.maintenanceUrl, 'template1') };
}

/** Settings of a platform process with an empty, migrated database. An embedded one is in the data folder. */
export async function migratedDatabaseEnvironment(dataDir: string): Promise<Record<string, string>> {
  const database = inject('database');
  if (database.kind === 'postgres')
    return { DATABASE_URL: await createDatabase(database.maintenanceUrl, database.template) };
  const folder = join(dataDir, 'pglite');
  await mkdir(folder);
  await promisify(execFile)('tar', ['--extract', '--file', database.migrated, '--directory', folder]);
  return {};
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
