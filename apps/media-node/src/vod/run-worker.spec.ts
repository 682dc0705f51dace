import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FileProblem, runWorker } from './run-worker';

it('blames the disk of the node for a file that it has no space for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'program.mjs');
  await writeFile(program, 'setInterval(() => undefined, 1_000);');
  const problem = await runWorker({
    ...{ program, folder, source: 'source', maxMemoryMb: 100, timeoutMs: 60_000, reservedBytes: Infinity },
    ...{ signal: new AbortController().signal, onProgress: () => undefined },
  }).catch((error: unknown) => error);
  expect(problem).toMatchObject({ message: 'The disk of the media node is full.' });
  expect(problem).not.toBeInstanceOf(FileProblem);
});
