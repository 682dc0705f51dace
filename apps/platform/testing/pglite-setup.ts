import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteConnection } from '../src/database/pglite';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-pglite-'));
  const client = await PGlite.create();
  const connection = pgliteConnection(client);
  await connection.migrate();
  const migrated = join(folder, 'migrated.tar');
  await writeFile(migrated, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await connection.close();

  project.provide('database', { kind: 'pglite', migrated });
  return () => rm(folder, { recursive: true, force: true });
}
