import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { QueueState } from '../concurrency/fair-queue';
import { connectPglite } from './pglite';
import { connectPostgres } from './postgres';
import type * as schema from './schema';

/** Either database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseConnection {
  db: Database;
  migrate: () => Promise<void>;
  /** Runs the work of one starting process at a time, across machines. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
  pool?: () => { open: number; idle: number };
  queue: () => QueueState;
}

export function connectDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  log: Logger,
): Promise<DatabaseConnection> {
  return databaseUrl === undefined ? connectPglite(dataDir) : connectPostgres(databaseUrl, log);
}
