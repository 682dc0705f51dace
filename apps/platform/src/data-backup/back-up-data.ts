import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { z } from 'zod';
import { lockFolder } from '../database/folder-lock';
import { pgliteConnection } from '../database/pglite';
import { schemaOf } from '../database/schema-version';
import { isErrorCode } from '../security/private-file';
import { StartProblem } from '@console/server-kit';
import {
  SECRET_FILES,
  DATABASE_FILE,
  digestOf,
  MANIFEST_FILE,
  type BackupFile,
  type Manifest,
} from './manifest';

/**
 * Writes the embedded database and its secrets into a new private folder, atomically.
 * @throws StartProblem when the data is in use or missing, or the folder exists.
 */
export async function backUpData(dataDir: string, to: string, now: Date): Promise<void> {
  if (!(await isThere(join(dataDir, 'pglite')))) {
    throw new StartProblem(`There is no embedded database in ${dataDir}.`);
  }
  if (await isThere(to)) throw new StartProblem(`${to} exists. Name a folder that does not.`);

  const release = await lockFolder(join(dataDir, 'pglite.lock')).catch((error: unknown) => {
    if (!(error instanceof StartProblem)) throw error;
    throw new StartProblem(`${error.message} Stop it for as long as the backup takes.`);
  });
  const draft = `${to}.${randomUUID()}`;
  try {
    await mkdir(dirname(to), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    const { dump, schema } = await dumpOf(join(dataDir, 'pglite'));
    const contents = new Map<BackupFile, Buffer>([[DATABASE_FILE, dump]]);
    for (const name of SECRET_FILES) {
      if (await isThere(join(dataDir, name))) contents.set(name, await readFile(join(dataDir, name)));
    }
    for (const [name, content] of contents) await write(join(draft, name), content);
    const files = Object.fromEntries([...contents].map(([name, content]) => [name, digestOf(content)]));
    const manifest: z.input<typeof Manifest> = {
      format: 'signalbox-backup-1',
      createdAt: now.toISOString(),
      schema,
      files,
    };
    await write(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, to);
  } finally {
    await rm(draft, { recursive: true, force: true });
    release();
  }
}

async function dumpOf(folder: string): Promise<{ dump: Buffer; schema: number }> {
  const client = await PGlite.create(folder);
  try {
    const schema = await schemaOf(pgliteConnection(client).db);
    const dump = await client.dumpDataDir('gzip');
    return { dump: Buffer.from(await dump.arrayBuffer()), schema };
  } finally {
    await client.close();
  }
}

function write(path: string, content: string | Buffer): Promise<void> {
  return writeFile(path, content, { mode: 0o600, flush: true });
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}
