import type { Logger } from 'pino';
import { listen, type Fetch, type ListenOptions } from './listen';
import { createLog } from './log';
import { surviveClosedOutput } from './standard-output';
import { StartProblem } from './start-problem';
import { startTracing } from './tracing';

/** Shells and npm repeat a signal at once; a later one comes from an operator who does not want to wait. */
const ECHO_MS = 1_000;

/**
 * Stops the process in good order, with status 0, at the first SIGTERM, SIGINT or SIGHUP, or when its parent process is
 * gone. A second signal ends it at once, with status 1.
 */
function stopOnSignals(stop: () => Promise<void>): void {
  let begunAt: number | undefined;
  const begin = () => {
    begunAt = performance.now();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('disconnect', () => {
    if (begunAt === undefined) begin();
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (begunAt === undefined) begin();
      else if (performance.now() - begunAt >= ECHO_MS) process.exit(1);
    });
  }
}

/** Maximum time that a signal waits for a start to finish. */
const MAX_START_MS = 60_000;
/** Maximum time for the last spans of traces. */
const MAX_SPANS_MS = 3_000;

export interface RunningServer {
  /** Finishes the requests in flight and releases everything that the server holds. */
  close: () => Promise<void>;
  /** Maximum duration of `close`: the process ends with status 1 afterwards. */
  closeWithinMs: number;
}

/**
 * Runs a server as a process. A signal stops it, and always ends the process: within `closeWithinMs` and a few seconds, and whether anyone
 * reads its output or not. A StartProblem is one line on standard error.
 */
export async function runServer(name: string, start: () => Promise<RunningServer>): Promise<void> {
  surviveClosedOutput();
  const tracing = startTracing(name, process.env);
  const started = tracing.then(start);
  stopOnSignals(async () => {
    const server = await withinMs(started, MAX_START_MS).catch(() => undefined);
    if (!server) return;
    await withinMs(server.close(), server.closeWithinMs);
    const stopTracing = await tracing;
    await withinMs(stopTracing(), MAX_SPANS_MS).catch((error: unknown) =>
      createLog(name, 'warn').warn({ err: error }, 'the last spans were not sent'),
    );
  });
  try {
    await started;
  } catch (error) {
    if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`);
    else createLog(name, 'fatal').fatal({ err: error }, 'the start failed');
    process.exit(1);
  }
}

interface ServeOptions extends ListenOptions {
  log: Logger;
  /** Milliseconds between the stop signal and closing, during which health checks fail. */
  stopDelayMs: number;
  /** Called before the delay. */
  onStopping: () => void;
  /** Releases what the server holds, after its last response. */
  release?: () => Promise<void>;
  /** Maximum duration of `release`. Default: 5 s. */
  releaseMs?: number;
}

/**
 * Listens and stops gracefully.
 *
 * @throws StartProblem when the address cannot be listened on.
 */
export async function serve(
  fetch: Fetch,
  { log, stopDelayMs, onStopping, release, releaseMs = 5_000, ...options }: ServeOptions,
): Promise<RunningServer & { url: string }> {
  const listener = await listen(fetch, options);
  log.info({ url: listener.url }, 'listening');
  return {
    url: listener.url,
    close: async () => {
      onStopping();
      log.info('finishing the requests in flight');
      await listener.close(stopDelayMs);
      await release?.();
      log.info('stopped');
    },
    closeWithinMs: stopDelayMs + options.graceMs + releaseMs,
  };
}

interface Announcement {
  /** Sent to the parent process, if there is one that listens. */
  message: Record<string, unknown>;
  /** Printed on a terminal; may hold secrets. */
  text: string;
  /** Logged at every level where there is no terminal; must hold no secrets. */
  fields: Record<string, unknown>;
}

/** Announces that a server is ready. */
export function announceReady(log: Logger, { message, text, fields }: Announcement): void {
  if (process.send) process.send({ type: 'ready', ...message });
  else if (process.stdout.isTTY) process.stdout.write(text);
  else log.child({}, { level: 'info' }).info(fields, 'the server is ready');
}

async function withinMs<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const overdue = Promise.withResolvers<never>();
  const timer = setTimeout(() => overdue.reject(new Error(`Not finished within ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, overdue.promise]);
  } finally {
    clearTimeout(timer);
  }
}
