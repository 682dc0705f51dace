import type { Operation } from '../contract/operation';
import type { DriftProblem } from './console-error';
import type { ConsoleEvents } from './console-events';
import { latestEntries, type LatestEntries } from './latest-entries';

/** A response that does not fit the contract: where, without its data. */
export interface Drift extends Pick<Operation, 'method' | 'path'> {
  operation: string;
  problems: DriftProblem[];
  requestId?: string;
  /** Milliseconds since 1970. */
  time: number;
}

export const DRIFT_LOG_SIZE = 100;

/** The last drifts of a console. */
export type DriftLog = LatestEntries<Drift>;

export function createDriftLog(events: ConsoleEvents): DriftLog {
  const log = latestEntries<Drift>(DRIFT_LOG_SIZE);
  events.subscribe(['drift'], ({ drift }) => log.add(drift));
  return log;
}
