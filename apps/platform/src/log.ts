import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** How deep the reasons of an error are followed: an error may be its own reason. */
const MOST_CAUSES = 5;
/** PostgreSQL's class of values that do not fit; its messages repeat them. */
const VALUE_ERROR = /^22/;

/**
 * What goes to standard output, one JSON object a line. Of an error it lists what it tells and leaves the rest: libraries
 * hang requests, rows and answers onto theirs. A failed query is told without its parameters: they hold people's data.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ name: 'platform', level, serializers: { err: describeError } }, destination);
}

interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  query?: string;
  stack: string;
  cause?: ErrorFacts;
}

function describeError(error: unknown, depth = 0): ErrorFacts {
  // What is thrown that is no error may be anything, an answer of somebody's among it.
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else than an error.', stack: '' };
  const { cause } = error;
  if (error instanceof DrizzleQueryError)
    return { ...describeError(cause ?? new Error('The query failed.')), ...queryOf(error) };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  return {
    type: error.name,
    message: code !== undefined && VALUE_ERROR.test(code) ? 'A value does not fit.' : error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < MOST_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

function queryOf(error: DrizzleQueryError) {
  return { type: 'DrizzleQueryError', query: error.query, stack: framesOf(error) };
}

function textOf(error: Error, name: 'code' | 'constraint'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** The frames alone: a stack begins with the message, and that of a query ends with its parameters. */
function framesOf({ stack = '' }: Error): string {
  const start = stack.search(/^ +at /m);
  return start === -1 ? '' : stack.slice(start);
}
