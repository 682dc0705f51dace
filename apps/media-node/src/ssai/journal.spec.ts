import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { Journal } from './journal';

async function openJournal() {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'of', 'lines.jsonl');
  let oldest = 0;
  const open = () => Journal.open(path, z.number(), (lines) => lines.filter((line) => line >= oldest));
  return { path, open, forgetBefore: (line: number) => (oldest = line) };
}

it('keeps every line, without an incomplete last one', async () => {
  const { path, open } = await openJournal();
  const { journal, lines } = await open();
  expect(lines).toEqual([]);
  await Promise.all([1, 2, 3].map((line) => journal.append(line)));
  await journal.close();
  await appendFile(path, '4\n{"un');
  expect((await open()).lines).toEqual([1, 2, 3, 4]);
});

it('loses no line that is appended while it drops others', async () => {
  const { open, forgetBefore } = await openJournal();
  const { journal } = await open();
  await journal.append(1);
  forgetBefore(2);
  const appended = [2, 3].map((line) => journal.append(line));
  const pruned = journal.prune();
  await Promise.all([...appended, journal.append(4), pruned]);
  await journal.close();
  forgetBefore(0);
  expect((await open()).lines).toEqual([2, 3, 4]);
});
