import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseJson } from '@console/server-kit';
import type { z } from 'zod';
import { ignore } from '../ignore';

/** Undefined without the file, and for a file that a crash or a full disk cut off. */
export async function readState<State>(file: string, schema: z.ZodType<State>): Promise<State | undefined> {
  const text = await readFile(file, 'utf8').catch(ignore('ENOENT'));
  return schema.safeParse(parseJson(text ?? '')).data;
}

/** Replaces the file as a whole, or not at all. */
export async function writeState(file: string, state: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
}
