import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectPostgres } from '../src/database/postgres';
import { startPostgresServer } from './postgres-server';

/** Each test file gets a copy of this migrated database. */
const TEMPLATE = 'template_migrated';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const maintenance = await connectPostgres(server.urlOf('postgres'), pino({ level: 'silent' }));
  await maintenance.db.execute(`create database ${TEMPLATE}`);
  await maintenance.close();
  const template = await connectPostgres(server.urlOf(TEMPLATE), pino({ level: 'silent' }));
  await template.migrate();
  await template.close();

  project.provide('database', {
    kind: 'postgres',
    maintenanceUrl: server.urlOf('postgres'),
    template: TEMPLATE,
  });
  return server.stop;
}
