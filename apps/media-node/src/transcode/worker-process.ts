import { fork, type ChildProcess } from 'node:child_process';
import type { TranscodeJob } from '@console/live/contract';
import { z } from 'zod';
import { workerEnvironment } from '../worker-environment';
import { WorkerOutput, type WorkerInput } from './transcode-messages';

export type EncodedSegments = Extract<z.output<typeof WorkerOutput>, { renditions: unknown }>;

interface WorkerOptions {
  /** The file of `transcode-worker`. */
  program: string;
  job: TranscodeJob;
  onSegment: (segment: EncodedSegments) => void;
  /** It has ended, for a reason for operators. */
  onEnd: (problem: string) => void;
}

const MAX_MEMORY_MB = 1_500;
/** A worker that needs longer to begin or for one segment is killed. */
const SILENT_MS = 20_000;

/** A running encoder of one ladder. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  #inFlight = 0;
  #isReady = false;
  #overdue: NodeJS.Timeout | undefined;
  #problem: string | undefined;

  constructor(private readonly options: WorkerOptions) {
    this.#child = fork(options.program, [], {
      env: workerEnvironment(),
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (message) => this.#take(message));
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.once('exit', (code, signal) =>
      this.#end(`The encoder ended unexpectedly (${signal ?? code}).`),
    );
    this.#overdue = this.#watch();
    this.#send({ kind: 'job', job: options.job, maxMemoryMb: MAX_MEMORY_MB });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Its encoder has started. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Segments that it has and has not returned. */
  get inFlight(): number {
    return this.#inFlight;
  }

  encode(segment: Omit<Extract<WorkerInput, { kind: 'segment' }>, 'kind'>): void {
    this.#inFlight += 1;
    this.#overdue ??= this.#watch();
    this.#send({ kind: 'segment', ...segment });
  }

  kill(): void {
    clearTimeout(this.#overdue);
    // Native code may not react to other signals.
    this.#child.kill('SIGKILL');
  }

  #send(input: WorkerInput): void {
    if (this.#child.connected) this.#child.send(input, () => undefined);
  }

  #take(message: unknown): void {
    const output = WorkerOutput.parse(message);
    if ('problem' in output) {
      this.#problem = output.problem.slice(0, 300);
      return;
    }
    clearTimeout(this.#overdue);
    if ('isReady' in output) {
      this.#isReady = true;
      this.#overdue = undefined;
      return;
    }
    this.#inFlight -= 1;
    this.#overdue = this.#inFlight > 0 ? this.#watch() : undefined;
    this.options.onSegment(output);
  }

  #watch(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#problem = `The encoder did not react for ${SILENT_MS / 1_000} s.`;
      this.kill();
    }, SILENT_MS).unref();
  }

  #end(reason: string): void {
    clearTimeout(this.#overdue);
    this.#child.removeAllListeners();
    this.options.onEnd(this.#problem ?? reason);
  }
}
