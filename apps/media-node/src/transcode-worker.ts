import { constants, setPriority } from 'node:os';
import { loadLibraries, type Libraries } from './libraries';
import { WorkerInput, type WorkerOutput } from './transcode/transcode-messages';
import { Transcoder } from './transcode/transcoder';

/**
 * A program of its own, because native code can crash and leak: encodes the segments that it gets, one after the other,
 * and returns them.
 */
const MEMORY_CHECK_MS = 200;

let transcoder: Transcoder | undefined;
let libraries: Libraries | undefined;
let work: Promise<unknown> = Promise.resolve();

process.once('disconnect', () => process.exit(1));
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (message) => {
  work = work.then(() => take(message)).catch(end);
});

async function take(message: unknown): Promise<void> {
  const input = WorkerInput.parse(message);
  if (input.kind === 'job') {
    const { job, maxMemoryMb } = input;
    setInterval(() => {
      if (process.memoryUsage.rss() > maxMemoryMb * 2 ** 20)
        end(new Error(`The encoder needs more than ${maxMemoryMb} MB of memory.`));
    }, MEMORY_CHECK_MS);
    libraries = await loadLibraries();
    transcoder = new Transcoder(libraries, job);
    send({ isReady: true });
    return;
  }
  const startedAt = performance.now();
  const renditions = (await transcoder?.encode(input)) ?? [];
  send({ number: input.number, ms: performance.now() - startedAt, renditions });
}

function send(output: WorkerOutput, sent = () => undefined): void {
  process.send?.(output, sent);
}

function end(error: unknown): void {
  send({ problem: error instanceof Error ? error.message : String(error) }, () => process.exit(1));
}
