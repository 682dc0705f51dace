import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { z } from 'zod';
import { pgliteConnection } from '../database/pglite';
import { knownSchema, schemaOf } from '../database/schema-version';
import { checkKeyring } from '../database/check-keyring';
import { openKeyring } from '../security/keyring';
import { isErrorCode } from '../security/private-file';
import { StartProblem } from '@console/server-kit';
import { DATABASE_FILE, digestOf, Manifest, MANIFEST_FILE } from './manifest';

/**
 * Creates a data folder from a backup. Everything is verified in a temporary folder first; existing files are never
 * overwritten.
 * @param secretKey The key of the settings, which backups do not contain.
 * @throws StartProblem for an invalid, damaged or too new backup, and for a folder that is not empty.
 */
export async function restoreData(from: string, dataDir: string, secretKey?: string): Promise<void> {
  const { manifest, contents } = await readBackup(from);
  if (manifest.schema > knownSchema()) {
    throw new StartProblem(`${from} was made by a newer platform than this one.`);
  }
  if (!(await isEmpty(dataDir))) throw new StartProblem(`${dataDir} is not empty. Nothing was restored.`);

  const draft = `${dataDir}.${randomUUID()}`;
  try {
    await mkdir(dirname(dataDir), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    for (const [name, content] of contents) {
      if (name === DATABASE_FILE)
        await unpack(content, join(draft, 'pglite'), manifest, { secretKey, draft });
      else await writeFile(join(draft, name), content, { mode: 0o600, flush: true });
    }
    await moveDraft(draft, dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function readBackup(from: string) {
  const text = await readOf(from, MANIFEST_FILE);
  const manifest = Manifest.safeParse(jsonOf(text.toString('utf8'))).data;
  if (!manifest) throw new StartProblem(`${from} is no backup, or one that this platform cannot read.`);
  const contents = new Map<string, Buffer>();
  for (const [name, digest] of Object.entries(manifest.files).toSorted(databaseLast)) {
    const content = await readOf(from, name);
    if (digestOf(content) !== digest) throw new StartProblem(`${name} of ${from} is damaged.`);
    contents.set(name, content);
  }
  return { manifest, contents };
}

/** Opening it requires the key. */
function databaseLast([one]: [string, unknown], [other]: [string, unknown]): number {
  return Number(one === DATABASE_FILE) - Number(other === DATABASE_FILE);
}

async function readOf(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if (isErrorCode(error, 'ENOENT') || isErrorCode(error, 'ENOTDIR')) {
      throw new StartProblem(`${folder} is no backup: it has no ${name}.`);
    }
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function unpack(
  dump: Buffer,
  folder: string,
  { schema, files }: z.output<typeof Manifest>,
  { secretKey, draft }: { secretKey: string | undefined; draft: string },
): Promise<void> {
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: new Blob([new Uint8Array(dump)]),
  }).catch((error: unknown) => {
    throw new StartProblem('The database of the backup cannot be opened.', { cause: error });
  });
  try {
    const { db } = pgliteConnection(client);
    if ((await schemaOf(db)) !== schema)
      throw new StartProblem('The database is not the one of its manifest.');
    const hasKey = secretKey !== undefined || files['secret.key'] !== undefined;
    if (hasKey) await checkKeyring(db, await openKeyring(secretKey, draft));
  } finally {
    await client.close();
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return true;
    throw error;
  }
}

/** Atomic; fails if the folder is no longer empty. */
async function moveDraft(draft: string, dataDir: string): Promise<void> {
  try {
    await rename(draft, dataDir);
  } catch (error) {
    if (isErrorCode(error, 'ENOTEMPTY') || isErrorCode(error, 'EEXIST')) {
      throw new StartProblem(`${dataDir} is not empty. Nothing was restored.`);
    }
    if (isErrorCode(error, 'EBUSY') || isErrorCode(error, 'EXDEV')) {
      throw new StartProblem(`${dataDir} is a volume of its own. Set DATA_DIR to a folder in it.`);
    }
    throw error;
  }
}
