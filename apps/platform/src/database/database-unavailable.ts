import { DrizzleQueryError } from 'drizzle-orm';
import { QueueFull } from '../concurrency/fair-queue';

/** What a server reports with an error, such as 23505; an error of the network has a code without digits, or none. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** A server that is starting, stopping, out of resources or out of reach. */
const AWAY = /^(08|53|57P)/;

/** Thrown when there is no connection to the database. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** Whether an error shows that the database cannot run statements now, so that the call may be made again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof QueueFull || error instanceof NoConnection) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (isDatabaseUnavailable(cause)) return true;
  return !isReportedByServer(cause) || AWAY.test(codeOf(cause));
}

/** Whether the database server itself reported an error, so that its connection works. */
export function isReportedByServer(error: unknown): boolean {
  return SQLSTATE.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
