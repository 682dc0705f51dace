import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { Journal } from './journal';

async function openJournal() {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'of', 'lines.jsonl');
  const open = () =>
    Journal.open(path, {
      schema: z.number(),
      isNeeded: (line) => line > 0,
      log: createLog('media-node', 'silent'),
    });
  return { path, open };
}

it('keeps every line that is needed, without incomplete ones', async () => {
  const { path, open } = await openJournal();
  const { journal, lines } = await open();
  expect(lines).toEqual([]);
  await Promise.all([1, -2, 3].map((line) => journal.append(line)));
  await appendFile(path, '\n4\n{"un');
  await journal.append(5);
  await journal.close();
  await appendFile(path, '\n{"un');
  expect((await open()).lines).toEqual([1, 3, 4, 5]);
});

it('loses no line that is appended while others are replaced', async () => {
  const { open } = await openJournal();
  const { journal } = await open();
  await journal.append(1);
  const replaced = journal.replace([2]);
  await Promise.all([...[3, 4].map((line) => journal.append(line)), replaced]);
  await journal.append(5);
  await journal.close();
  expect((await open()).lines).toEqual([2, 3, 4, 5]);
});
