import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Reads files that do not change; no file is read twice while it is requested often. */
export class FileCache {
  readonly #files: LRUCache<string, Buffer<ArrayBuffer>>;

  constructor(maxBytes: number) {
    this.#files = new LRUCache<string, Buffer<ArrayBuffer>>({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => Math.max(1, length),
      fetchMethod: (path) => readFile(path),
    });
  }

  async read(path: string): Promise<Buffer<ArrayBuffer>> {
    const content = await this.#files.fetch(path);
    if (!content) throw new Error('A file of a stream is missing.');
    return content;
  }

  /** Of a file, or of every file in a folder. */
  forget(path: string): void {
    for (const known of this.#files.keys()) if (known.startsWith(path)) this.#files.delete(known);
  }
}
