import type { DestinationStream } from 'pino';

/** Maximum size of the lines that wait for a slow reader; further lines are dropped and counted. */
const MAX_PENDING_BYTES = 4 * 1024 * 1024;

/**
 * Standard output as the destination of a log. Writing neither blocks the process when its output is not read nor ends
 * it when the reader is gone.
 */
export function standardOutput(stream: NodeJS.WriteStream = process.stdout): DestinationStream {
  let dropped = 0;
  return {
    write: (line) => {
      if (stream.writableLength > MAX_PENDING_BYTES) {
        dropped += 1;
        return;
      }
      if (dropped > 0)
        stream.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: 'lines dropped', dropped })}\n`);
      dropped = 0;
      stream.write(line);
    },
  };
}

/** Lets the process outlive the readers of its output, such as a closed terminal. */
export function surviveClosedOutput(): void {
  // There is no channel left on which to report that output cannot be written.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
