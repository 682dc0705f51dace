import { type EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportMediaNode, type MediaNodeReport } from '@console/live/contract';
import type { Logger } from 'pino';
import { callPlatform, createByteLimit } from './call-platform';
import type { MachineLoad } from './machine-load';
import type { StreamLogs } from './stream-logs';
import type { Streams } from './streams';

interface ReporterOptions {
  platform: URL;
  node: Pick<MediaNodeReport, 'token' | 'name' | 'origin' | 'ingestUrl' | 'version' | 'region' | 'capacity'>;
  load: Pick<MachineLoad, 'measure'>;
  streams: Streams;
  logs: StreamLogs;
  /** A `change` is reported at once. */
  changes: EventEmitter<{ change: [] }>;
  log: Logger;
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;
/** Leases last 15 s: streams go on when the platform is back by then. */
const MAX_RETRY_MS = 2_000;

/** Reports to the platform until the signal aborts; the last report hands the streams to other nodes. */
export async function report(options: ReporterOptions, signal: AbortSignal): Promise<void> {
  const { log, changes, wait = (ms, until) => sleep(ms, undefined, { signal: until }) } = options;
  const isStopped = () => signal.aborted;
  let failures = 0;
  let reportNumber = Date.now();
  while (!isStopped()) {
    let waitMs: number;
    try {
      waitMs = (await reportOnce(options, reportNumber, signal)) * 1_000;
      reportNumber += 1;
      if (failures > 0) log.info({ failures }, 'the platform takes reports again');
      failures = 0;
    } catch (error) {
      if (isStopped()) break;
      if (failures === 0) log.error({ err: error }, 'the platform took no report; trying again');
      waitMs = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures);
      failures += 1;
    }
    const waited = new AbortController();
    const until = AbortSignal.any([signal, waited.signal]);
    const ends = [
      wait(waitMs, until),
      ...(failures === 0 ? [once(changes, 'change', { signal: until })] : []),
    ];
    await Promise.race(ends).catch(() => undefined);
    waited.abort();
  }
  const { platform, node, load } = options;
  try {
    const body = {
      ...node,
      load: await load.measure(),
      streams: reportsOf(options),
      isStopping: true,
      reportNumber,
    };
    await callPlatform(reportMediaNode, { platform, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    log.info({ err: error }, 'the platform took no last report; leases end by themselves');
  }
}

/** Resolves with the seconds until the next report is due. */
async function reportOnce(
  options: ReporterOptions,
  reportNumber: number,
  signal: AbortSignal,
): Promise<number> {
  const { platform, node, load, streams, logs } = options;
  const reportedAt = Date.now();
  const sent = reportsOf(options);
  const body: MediaNodeReport = { ...node, load: await load.measure(), streams: sent, reportNumber };
  const { nextWithinSeconds, ...assignments } = await callPlatform(reportMediaNode, {
    platform,
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  logs.drop(new Map(sent.map(({ id, log }) => [id, log])));
  streams.assign(assignments, sent, reportedAt);
  return nextWithinSeconds;
}

/** Lines that do not fit into the report are in the next one. */
function reportsOf({ streams, logs }: ReporterOptions) {
  const reports = streams.reports();
  const fits = createByteLimit();
  for (const stream of reports) fits(stream);
  return reports.map((stream) => ({ ...stream, log: logs.of(stream.id).filter(fits) }));
}
