import { type DestinationStream, type Logger, pino } from 'pino';

/** What goes to standard output, one JSON object a line. Of an error it lists what it tells, and leaves the rest. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ name: 'console-server', level, serializers: { err: describeError } }, destination);
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { type: name, ...('code' in error && { code: String(error.code) }), message, stack };
}
