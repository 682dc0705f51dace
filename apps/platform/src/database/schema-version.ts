import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { StartProblem } from '@console/server-kit';
import type { Database } from './connection';

/** Drizzle's table of applied migrations. */
const migrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});
const tables = pgSchema('information_schema').table('tables', {
  schema: text('table_schema'),
  name: text('table_name'),
});

/** The time of the newest migration in this version. */
export function knownSchema(): number {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;
}

/** The newest applied migration; 0 for an empty database. */
export async function schemaOf(db: Database): Promise<number> {
  const isKept = and(eq(tables.schema, 'drizzle'), eq(tables.name, '__drizzle_migrations'));
  if ((await db.$count(tables, isKept)) === 0) return 0;
  const [newest] = await db.select().from(migrations).orderBy(desc(migrations.createdAt)).limit(1);
  return newest?.createdAt ?? 0;
}

/** @throws Error when the database lacks migrations. */
export async function requireKnownSchema(db: Database): Promise<void> {
  if ((await schemaOf(db)) < knownSchema()) throw new Error('The database lacks migrations.');
}

/** @throws StartProblem when a newer platform has migrated the database. */
export async function rejectNewerSchema(db: Database): Promise<void> {
  if ((await schemaOf(db)) <= knownSchema()) return;
  throw new StartProblem(
    'The database was last migrated by a newer platform than this one. Start that version or a later one, or restore a backup from before.',
  );
}

/** Relative to the sources and to the bundle. */
const CANDIDATES = ['../migrations', '../../migrations'];

export function migrationsFolder(): string {
  const folder = CANDIDATES.map((path) => resolve(import.meta.dirname, path)).find((path) =>
    existsSync(path),
  );
  if (folder === undefined) throw new Error('The migrations folder is missing beside the built platform.');
  return folder;
}
