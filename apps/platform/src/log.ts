import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino, stdSerializers } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** What goes to standard output. A failed query is told without its parameters: they hold people's data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ name: 'platform', level, serializers: { err: describeError } }, destination);
}

function describeError(error: Error): object {
  return error instanceof DrizzleQueryError ? describeQueryError(error) : stdSerializers.err(error);
}

/** The server's reason and the statement. Its `detail` is left out as well: it repeats the row that was refused. */
function describeQueryError({ query, cause, stack = '' }: DrizzleQueryError) {
  return {
    type: 'DrizzleQueryError',
    message: cause?.message ?? 'The query failed.',
    ...(cause && 'code' in cause && { code: cause.code }),
    ...(cause && 'constraint' in cause && { constraint: cause.constraint }),
    query,
    // The frames alone: a stack begins with the message, and that one ends with the parameters.
    stack: stack.slice(Math.max(0, stack.search(/^ +at /m))),
  };
}
