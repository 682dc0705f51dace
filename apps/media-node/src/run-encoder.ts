import { fork } from 'node:child_process';
import { z } from 'zod';
import { workerEnvironment } from './worker-environment';

const Measured = z.object({
  audioDb: z.number().nullable().default(null),
  /** In 32 × 18 gray pixels, in hexadecimal. */
  picture: z.string().default(''),
});
const Message = Measured.extend({ problem: z.string().optional() });
type Measured = z.output<typeof Measured>;

interface RunOptions {
  /** The file that takes the job as its argument. */
  program: string;
  folder: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Runs the encoder in a process of its own. Returns what it measured. @throws Error with a reason for operators. */
export async function runEncoder(job: object, options: RunOptions): Promise<Measured> {
  const { program, folder, timeoutMs, signal } = options;
  const overdue = AbortSignal.timeout(timeoutMs);
  const child = fork(program, [JSON.stringify(job)], {
    cwd: folder,
    env: workerEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: signal ? AbortSignal.any([signal, overdue]) : overdue,
    // Native code may not react to other signals.
    killSignal: 'SIGKILL',
  });
  let problem: string | undefined;
  let measured: Measured = { audioDb: null, picture: '' };
  child.on('message', (message) => {
    const { data } = Message.safeParse(message);
    problem = data?.problem?.slice(0, 300);
    if (data) measured = { audioDb: data.audioDb, picture: data.picture };
  });
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // An abort is an error event as well.
    child.on('error', (error) => {
      problem ??= overdue.aborted ? `The encoder took longer than ${timeoutMs / 1000} s.` : error.message;
      if (child.pid === undefined) resolve();
    });
  });
  signal?.throwIfAborted();
  if (child.exitCode === 0) return measured;
  throw new Error(problem ?? `The encoder ended unexpectedly (${child.signalCode ?? child.exitCode}).`);
}
