import { fork } from 'node:child_process';
import { TranscodeResult } from '@console/vod/contract';
import { z } from 'zod';
import { freeBytesAt } from '../free-space';
import { workerEnvironment } from '../worker-environment';

const Message = z.union([
  z.object({ progress: z.number() }),
  z.object({ problem: z.string() }),
  z.object({ result: TranscodeResult }),
]);

/** What a file is to blame for: no other attempt can succeed. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** The process crashed or was killed. */
class UnexpectedEnd extends Error {
  override readonly name = 'UnexpectedEnd';
}

interface WorkerOptions {
  /** The file of `transcode-video`. */
  program: string;
  folder: string;
  source: string;
  maxMemoryMb: number;
  timeoutMs: number;
  /** Disk space below which it ends; default: 100 MB. */
  reservedBytes?: number;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  onStart?: (pid: number | undefined) => void;
}

const RESERVED_BYTES = 100_000_000;
const DISK_CHECK_MS = 1_000;

/**
 * Transcodes a file in a process of its own. If that ends unexpectedly, another one continues once with the rendition
 * that it was encoding. @throws FileProblem with a reason for operators
 */
export async function runWorker(options: WorkerOptions): Promise<TranscodeResult> {
  const overdue = AbortSignal.timeout(options.timeoutMs);
  try {
    return await runProcess(options, overdue);
  } catch (error) {
    if (!(error instanceof UnexpectedEnd)) throw error;
    return runProcess(options, overdue);
  }
}

async function runProcess(options: WorkerOptions, overdue: AbortSignal): Promise<TranscodeResult> {
  const { program, folder, source, maxMemoryMb, timeoutMs, signal, onProgress } = options;
  const { reservedBytes = RESERVED_BYTES } = options;
  const full = new AbortController();
  const child = fork(program, [JSON.stringify({ source, maxMemoryMb })], {
    cwd: folder,
    env: workerEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([signal, overdue, full.signal]),
    // Native code may not react to other signals.
    killSignal: 'SIGKILL',
  });
  options.onStart?.(child.pid);
  // FFmpeg cuts off segments on a full disk, and goes on.
  const checkDisk = async () => {
    if ((await freeBytesAt(folder)) < reservedBytes) full.abort();
  };
  const checking = setInterval(() => void checkDisk().catch(() => undefined), DISK_CHECK_MS);
  let outcome: { problem?: string; result?: TranscodeResult } = {};
  child.on('message', (message) => {
    const { data } = Message.safeParse(message);
    if (!data) return;
    if ('progress' in data) onProgress(Math.min(100, Math.max(0, data.progress)));
    else outcome = data;
  });
  let failure: string | undefined;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // An abort is an error event as well.
    child.on('error', (error) => {
      failure = error.message;
      if (child.pid === undefined) resolve();
    });
  });
  clearInterval(checking);
  signal.throwIfAborted();
  await checkDisk();
  if (full.signal.aborted) throw new Error('The disk of the media node is full.');
  if (overdue.aborted)
    throw new FileProblem(`The processing took longer than ${timeoutMs / 3_600_000} hours.`);
  if (outcome.problem !== undefined) throw new FileProblem(outcome.problem.slice(0, 300));
  if (outcome.result) return outcome.result;
  throw new UnexpectedEnd(
    failure ?? `The processing ended unexpectedly (${child.signalCode ?? child.exitCode}).`,
  );
}
