import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import PQueue from 'p-queue';
import type { z } from 'zod';
import { ignore } from '../ignore';

/** Lines of JSON that survive a crash. An incomplete last line is dropped. */
export class Journal<Line> {
  #file: FileHandle | undefined;
  #waiting: string[] = [];
  /** Of lines that wait. */
  #next: Promise<void> | undefined;
  readonly #writes = new PQueue({ concurrency: 1 });

  private constructor(
    private readonly path: string,
    private readonly schema: z.ZodType<Line>,
    private readonly keep: (lines: readonly Line[]) => readonly Line[],
  ) {}

  /** Returns the stored lines too. @param keep Which lines are still needed. */
  static async open<Line>(
    path: string,
    schema: z.ZodType<Line>,
    keep: (lines: readonly Line[]) => readonly Line[],
  ): Promise<{ journal: Journal<Line>; lines: readonly Line[] }> {
    await mkdir(dirname(path), { recursive: true });
    const journal = new Journal(path, schema, keep);
    return { journal, lines: await journal.#rewrite() };
  }

  /** Resolves when the line is on disk. Lines that wait are written together. */
  append(line: Line): Promise<void> {
    this.#waiting.push(`${JSON.stringify(line)}\n`);
    // Not at once, so that the lines of one moment are written together.
    this.#next ??= Promise.resolve().then(() => this.#writes.add(() => this.#write()));
    return this.#next;
  }

  /** Drops the lines that are no longer needed. */
  async prune(): Promise<void> {
    await this.#writes.add(() => this.#rewrite());
  }

  async close(): Promise<void> {
    await this.#next;
    await this.#writes.onIdle();
    await this.#file?.close();
  }

  async #write(): Promise<void> {
    const text = this.#waiting.join('');
    this.#waiting = [];
    this.#next = undefined;
    await this.#file?.appendFile(text);
    await this.#file?.datasync();
  }

  async #rewrite(): Promise<readonly Line[]> {
    const stored = (await readFile(this.path, 'utf8').catch(ignore('ENOENT'))) ?? '';
    const lines = this.keep(stored.split('\n').flatMap((text) => readLine(text, this.schema)));
    const unfinished = `${this.path}.new`;
    await writeFile(unfinished, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { flush: true });
    // Before the rename: if it fails, the lines still go to the old file.
    const file = await open(unfinished, 'a');
    await rename(unfinished, this.path);
    await this.#file?.close();
    this.#file = file;
    return lines;
  }
}

function readLine<Line>(text: string, schema: z.ZodType<Line>): Line[] {
  try {
    const line = schema.safeParse(JSON.parse(text));
    return line.success ? [line.data] : [];
  } catch {
    return [];
  }
}
