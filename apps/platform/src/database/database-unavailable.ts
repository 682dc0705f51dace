import { DrizzleQueryError } from 'drizzle-orm';
import { QueueFull } from '../concurrency/fair-queue';

/** Error codes of the server, such as 23505. Network errors have codes without digits, or none. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Starting, stopping, out of resources or unreachable. */
const UNAVAILABLE = /^(08|53|57P)/;
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** Whether the database cannot run statements now, so that the call can be retried. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof QueueFull || error instanceof NoConnection) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (isDatabaseUnavailable(cause)) return true;
  return !isReportedByServer(cause) || UNAVAILABLE.test(codeOf(cause));
}

/** Whether the database ended a transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof DrizzleQueryError && codeOf(error.cause) === DEADLOCK;
}

/** Whether a statement would have stored a unique value twice. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DrizzleQueryError && codeOf(error.cause) === UNIQUE_VIOLATION;
}

/** Whether the database server itself reported an error, so that its connection works. */
export function isReportedByServer(error: unknown): boolean {
  return SQLSTATE.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
