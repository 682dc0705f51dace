import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaMessage } from '../rtmp/connection';
import { workerEnvironment } from '../worker-environment';
import { readFlv } from './flv';

export type MediaFormat = 'mpegts' | 'mp4';

interface RemuxOptions {
  /** The file of `pull-worker`. */
  program: string;
  format: MediaFormat;
  onMessage: (message: MediaMessage) => void;
  onEnd: () => void;
  signal: AbortSignal;
}

/** Media waits until then, like that of an encoder; a later one moves the clock. */
const AHEAD_MS = 500;
const LATE_MS = 1_000;
const STALLED_MS = 20_000;

/** Turns media that follows on from each other into messages as of an encoder, in real time. */
export class RemuxProcess {
  readonly #child: ChildProcess;
  readonly #done: Promise<void>;
  #problem: string | undefined;
  /** Clock of the media. */
  #base: number | undefined;

  constructor(private readonly options: RemuxOptions) {
    this.#child = fork(options.program, [options.format], {
      env: workerEnvironment(),
      execArgv: [],
      stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    });
    this.#child.on('message', (message) => {
      if (typeof message === 'object' && 'problem' in message)
        this.#problem = String(message.problem).slice(0, 300);
    });
    this.#child.on('error', (error) => (this.#problem ??= error.message));
    // The reason is that the program has ended.
    this.#child.stdin?.on('error', () => undefined);
    this.#done = this.#run();
    this.#done.catch(() => undefined);
  }

  /** Resolves when more can be written. @throws Error when the program has ended. */
  async write(media: Buffer): Promise<void> {
    const { stdin } = this.#child;
    if (!stdin) return;
    const written = new Promise<void>((resolve) => stdin.write(media, () => resolve()));
    await Promise.race([written, this.#done]);
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) await this.#done;
  }

  /** Resolves when all media is out. @throws Error */
  async end(): Promise<void> {
    this.#child.stdin?.end();
    await this.#done;
  }

  kill(): void {
    // Native code may not react to other signals.
    this.#child.kill('SIGKILL');
  }

  async #run(): Promise<void> {
    const { onMessage, signal } = this.options;
    const { stdout } = this.#child;
    const exit = once(this.#child, 'exit');
    // Native code that hangs writes nothing.
    const kill = () => this.kill();
    signal.addEventListener('abort', kill);
    try {
      if (stdout)
        for await (const message of readFlv(stdout)) {
          await this.#wait(message.timestamp);
          signal.throwIfAborted();
          onMessage(message);
        }
      await exit;
    } finally {
      signal.removeEventListener('abort', kill);
      this.kill();
      this.options.onEnd();
    }
    if (this.#child.exitCode !== 0 && !signal.aborted)
      throw new Error(this.#problem ?? 'The source could not be read.');
  }

  async #wait(timestamp: number): Promise<void> {
    const now = performance.now();
    this.#base ??= now - timestamp;
    const early = this.#base + timestamp - now;
    if (early < -LATE_MS || early > STALLED_MS) this.#base = now - timestamp;
    else if (early > AHEAD_MS) await sleep(early - AHEAD_MS / 2, undefined, { signal: this.options.signal });
  }
}
