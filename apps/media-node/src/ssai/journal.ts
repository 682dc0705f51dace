import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { ignore } from '../ignore';

/** Lines of JSON that survive a crash. An incomplete last line is dropped. */
export class Journal<Line> {
  #waiting: string[] = [];
  /** Of lines that wait. */
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  private constructor(
    private readonly file: FileHandle,
    readonly lines: readonly Line[],
  ) {}

  /** @param keep Which of the stored lines are still needed. */
  static async open<Line>(
    path: string,
    schema: z.ZodType<Line>,
    keep: (lines: readonly Line[]) => readonly Line[] = (lines) => lines,
  ): Promise<Journal<Line>> {
    await mkdir(dirname(path), { recursive: true });
    const stored = (await readFile(path, 'utf8').catch(ignore('ENOENT'))) ?? '';
    const lines = keep(stored.split('\n').flatMap((text) => readLine(text, schema)));
    const unfinished = `${path}.new`;
    await writeFile(unfinished, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { flush: true });
    await rename(unfinished, path);
    return new Journal(await open(path, 'a'), lines);
  }

  /** Resolves when the line is on disk. Lines that wait are written together. */
  append(line: Line): Promise<void> {
    this.#waiting.push(`${JSON.stringify(line)}\n`);
    this.#next ??= this.#last.then(() => this.#write());
    return this.#next;
  }

  async close(): Promise<void> {
    await this.#next;
    await this.#last;
    await this.file.close();
  }

  #write(): Promise<void> {
    const text = this.#waiting.join('');
    this.#waiting = [];
    this.#next = undefined;
    const written = this.file.appendFile(text).then(() => this.file.datasync());
    this.#last = written.catch(() => undefined);
    return written;
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
