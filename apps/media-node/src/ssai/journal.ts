import { mkdir, open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '@console/server-kit';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { ignore } from '../ignore';

interface JournalOptions<Line> {
  schema: z.ZodType<Line>;
  /** Other stored lines are dropped. */
  isNeeded: (line: Line) => boolean;
  log: Logger;
}

const MAX_LINE_LENGTH = 2 ** 24;
const WRITE_LENGTH = 2 ** 16;

/** Lines of JSON that survive a crash. Incomplete lines are dropped. */
export class Journal<Line> {
  #file: FileHandle | undefined;
  #waiting: string[] = [];
  /** Of lines that wait. */
  #next: Promise<void> | undefined;
  readonly #writes = new PQueue({ concurrency: 1 });

  private constructor(private readonly path: string) {}

  /** Returns the stored lines too. A file that cannot be read is renamed to `*.unreadable`. */
  static async open<Line>(
    path: string,
    { schema, isNeeded, log }: JournalOptions<Line>,
  ): Promise<{ journal: Journal<Line>; lines: readonly Line[] }> {
    await mkdir(dirname(path), { recursive: true });
    let lines: Line[] = [];
    try {
      for await (const text of linesOf(path)) {
        const { data } = schema.safeParse(parseJson(text));
        if (data !== undefined && isNeeded(data)) lines.push(data);
      }
    } catch (error) {
      log.error({ err: error, path }, 'a journal cannot be read: the node starts without it');
      lines = [];
      await rm(`${path}.unreadable`, { recursive: true, force: true });
      await rename(path, `${path}.unreadable`);
    }
    const journal = new Journal<Line>(path);
    await journal.replace(lines);
    return { journal, lines };
  }

  /** Resolves when the line is on disk. Lines that wait are written together. */
  append(line: Line): Promise<void> {
    this.#waiting.push(textOf(line));
    // Not at once, so that the lines of one moment are written together.
    this.#next ??= Promise.resolve().then(() => this.#writes.add(() => this.#write()));
    return this.#next;
  }

  /** Writes these lines in place of the stored ones. Lines that are appended meanwhile follow them. */
  async replace(lines: Iterable<Line>): Promise<void> {
    await this.#writes.add(() => this.#rewrite(lines));
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

  async #rewrite(lines: Iterable<Line>): Promise<void> {
    const unfinished = `${this.path}.new`;
    await writeFile(unfinished, textsOf(lines), { flush: true });
    // Before the rename: if it fails, the lines still go to the old file.
    const file = await open(unfinished, 'a');
    await rename(unfinished, this.path);
    await this.#file?.close();
    this.#file = file;
  }
}

/** The break comes first: a write that a full disk cut off does not damage the next line. */
const textOf = (line: unknown) => `\n${JSON.stringify(line)}`;

function* textsOf(lines: Iterable<unknown>): Generator<string> {
  let text = '';
  for (const line of lines) {
    text += textOf(line);
    if (text.length < WRITE_LENGTH) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** None without the file. @throws Error for a file that cannot be read, or is not one of lines */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path).catch(ignore('ENOENT'));
  if (!file) return;
  let rest = '';
  for await (const chunk of file.createReadStream({ encoding: 'utf8' })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new Error('A line of the journal is too long.');
    yield* lines;
  }
  yield rest;
}
