import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { StartProblem } from '@console/server-kit';
import type { Database } from './connection';

/** What Drizzle keeps of the migrations that were carried out. */
const migrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});
const tables = pgSchema('information_schema').table('tables', {
  schema: text('table_schema'),
  name: text('table_name'),
});

/** The newest state of the tables that this platform knows: when the migration to it was written. */
export function knownSchema(): number {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;
}

/** The state that a database's tables are in; 0 for a database without any. */
export async function schemaOf(db: Database): Promise<number> {
  const isKept = and(eq(tables.schema, 'drizzle'), eq(tables.name, '__drizzle_migrations'));
  if ((await db.$count(tables, isKept)) === 0) return 0;
  const [newest] = await db.select().from(migrations).orderBy(desc(migrations.createdAt)).limit(1);
  return newest?.createdAt ?? 0;
}

/** @throws Error unless the database has every migration that this platform needs. */
export async function requireKnownSchema(db: Database): Promise<void> {
  if ((await schemaOf(db)) < knownSchema()) throw new Error('The database lacks migrations.');
}

/** Stops a start beside tables that a newer platform has changed: this one would write into them what no longer fits. */
export async function rejectNewerSchema(db: Database): Promise<void> {
  if ((await schemaOf(db)) <= knownSchema()) return;
  throw new StartProblem(
    'The database was last migrated by a newer platform than this one. Start that version or a later one, or restore a backup from before.',
  );
}

/** Two levels up in the sources, one in the built file. */
const CANDIDATES = ['../migrations', '../../migrations'];

export function migrationsFolder(): string {
  const folder = CANDIDATES.map((path) => resolve(import.meta.dirname, path)).find((path) =>
    existsSync(path),
  );
  if (folder === undefined) throw new Error('The migrations folder is missing beside the built platform.');
  return folder;
}
