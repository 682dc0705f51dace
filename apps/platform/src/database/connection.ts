import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { QueueState } from '../fair-queue';
import type { Settings } from '../settings';
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

export function connectDatabase(settings: Settings, log: Logger): Promise<DatabaseConnection> {
  return settings.databaseUrl === undefined
    ? connectPglite(settings.dataDir)
    : connectPostgres(settings.databaseUrl, log);
}
