import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ignore } from '../ignore';

/** Where the files of videos are. Keys are paths with slashes; files never change. */
export interface AssetStorage {
  /** The same for every node with this storage. */
  id: () => Promise<string>;
  /** Stores a copy of a file on this machine. */
  put: (key: string, file: string) => Promise<void>;
  /** Undefined without the file. */
  read: (key: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Makes the file available on this machine. @throws Error without it, and when the signal aborts */
  fetchTo: (key: string, file: string, signal: AbortSignal) => Promise<void>;
  /** Keys and sizes below a prefix that ends with a slash. */
  list: (prefix: string) => AsyncIterable<{ key: string; bytes: number }>;
  /** Everything below a prefix that ends with a slash. */
  delete: (prefix: string) => Promise<void>;
  /** What was to be stored below a prefix since before a time and is not complete, as on a node that was killed. */
  staleUploads: (prefix: string, before: Date) => Promise<StaleUpload[]>;
}

export interface StaleUpload {
  key: string;
  /** Frees its space. */
  abort: () => Promise<void>;
}

const ID_KEY = 'storage-id';

export class FolderStorage implements AssetStorage {
  constructor(readonly folder: string) {}

  async id(): Promise<string> {
    const known = await this.read(ID_KEY);
    if (known) return known.toString().trim();
    await mkdir(this.folder, { recursive: true });
    // Of several nodes that start at the same time, one wins.
    await writeFile(this.#pathOf(ID_KEY), randomUUID(), { flag: 'wx' }).catch(ignore('EEXIST'));
    return this.id();
  }

  async put(key: string, file: string): Promise<void> {
    await linkOrCopy(file, this.#pathOf(key));
  }

  read(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return readFile(this.#pathOf(key)).catch(ignore('ENOENT', 'EISDIR'));
  }

  async fetchTo(key: string, file: string): Promise<void> {
    await linkOrCopy(this.#pathOf(key), file);
  }

  async *list(prefix: string): AsyncIterable<{ key: string; bytes: number }> {
    const entries = await readdir(this.#pathOf(prefix), { recursive: true, withFileTypes: true }).catch(
      ignore('ENOENT'),
    );
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // Its video may have been deleted meanwhile.
      const file = await stat(path).catch(ignore('ENOENT'));
      if (file) yield { key: relative(this.folder, path).split(sep).join('/'), bytes: file.size };
    }
  }

  async delete(prefix: string): Promise<void> {
    await rm(this.#pathOf(prefix), { recursive: true, force: true });
  }

  staleUploads(): Promise<StaleUpload[]> {
    return Promise.resolve([]);
  }

  #pathOf(key: string): string {
    return join(this.folder, ...key.split('/'));
  }
}

/** A second name takes no space; other file systems get a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(async (error: unknown) => {
    ignore('EXDEV', 'EPERM', 'EMLINK')(error);
    await copyFile(from, to);
  });
}
