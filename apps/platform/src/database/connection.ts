import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { QueueState } from '../concurrency/fair-queue';
import { connectPglite } from './pglite';
import { connectPostgres } from './postgres';
import type * as schema from './schema';

/** Either kind of database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseConnection {
  db: Database;
  migrate: () => Promise<void>;
  /** Runs the work of one starting process at a time, whatever machines they are on. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
  /** The connections of a database server. */
  pool?: () => { open: number; idle: number };
  /** The statements and transactions that wait for a connection. */
  queue: () => QueueState;
}

export function connectDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  log: Logger,
): Promise<DatabaseConnection> {
  return databaseUrl === undefined ? connectPglite(dataDir) : connectPostgres(databaseUrl, log);
}
