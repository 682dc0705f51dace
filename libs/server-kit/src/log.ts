import { pino, type DestinationStream, type Logger } from 'pino';
import { standardOutput } from './standard-output';

/** Maximum depth to which causes are followed: an error may be its own cause. */
const MAX_CAUSES = 5;
/** PostgreSQL's class of invalid values; the messages of these errors repeat the values. */
const VALUE_ERROR = /^22/;

/**
 * The log of a server: JSON on standard output, one object per line. Of an error only the fields of ErrorFacts are
 * written, because libraries attach requests, rows and responses to theirs. A failed query is written without its
 * parameters, which are personal data.
 */
export function createLog(
  server: string,
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger {
  return pino({ name: server, level, serializers: { err: describeError } }, destination);
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
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an Error object.', stack: '' };
  const { cause } = error;
  const query = textOf(error, 'query');
  if (isFailedQuery(error) && query !== undefined) {
    const reason = describeError(cause ?? new Error('The query failed.'), depth + 1);
    return { ...reason, type: error.constructor.name, query, stack: framesOf(error) };
  }
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  return {
    type: error.name,
    message: code !== undefined && VALUE_ERROR.test(code) ? 'A value does not fit.' : error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

/** Drizzle's DrizzleQueryError: its message and stack repeat the parameters, its cause is the database's error. */
function isFailedQuery(error: Error): boolean {
  return error.message.startsWith('Failed query: ') && 'params' in error;
}

function textOf(error: Error, name: 'code' | 'constraint' | 'query'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** The frames alone: a stack begins with the message. */
function framesOf({ stack = '' }: Error): string {
  const start = stack.search(/^ +at /m);
  return start === -1 ? '' : stack.slice(start);
}
