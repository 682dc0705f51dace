import type { StreamLogLine } from '@console/live/contract';
import { levels, type DestinationStream, type Logger } from 'pino';
import { z } from 'zod';

/** Of one stream, until the platform has them. Older ones are dropped. */
const MOST_LINES = 100;
const MOST_CHARACTERS = 500;

const LoggedLine = z.looseObject({
  level: z.number(),
  stream: z.string(),
  time: z.number(),
  msg: z.string(),
  err: z.object({ type: z.string(), code: z.string().optional() }).optional(),
});
/** What every line has. */
const COMMON = ['stream', 'time', 'msg', 'err', 'level', 'pid', 'hostname', 'name'];

/** The log of a stream. Whatever the level of the node's log, the platform gets these lines. */
export function streamLogger(log: Logger, stream: string): Logger {
  return log.child({ stream }, { level: 'info' });
}

/** The destination of the log: keeps what is logged of streams for the platform. */
export class StreamLogs implements DestinationStream {
  #lines = new Map<string, StreamLogLine[]>();

  constructor(
    private readonly output: DestinationStream,
    /** Of the node's log. */
    private readonly level: string,
  ) {}

  write(line: string): void {
    const data = line.includes('"stream":') ? LoggedLine.safeParse(JSON.parse(line)).data : undefined;
    if (!data || data.level >= (levels.values[this.level] ?? Infinity)) this.output.write(line);
    if (!data) return;
    const kept = this.#lines.get(data.stream) ?? [];
    const text = textOf(data).slice(0, MOST_CHARACTERS);
    const added = { at: new Date(data.time).toISOString(), text };
    this.#lines.set(data.stream, [...kept, added].slice(-MOST_LINES));
  }

  of(stream: string): StreamLogLine[] {
    return this.#lines.get(stream) ?? [];
  }

  /** Drops what the platform has, and the lines of other streams. */
  drop(reported: ReadonlyMap<string, readonly StreamLogLine[]>): void {
    const left = [...reported].map(([stream, lines]) => {
      const known = new Set(lines);
      return [stream, this.of(stream).filter((line) => !known.has(line))] as const;
    });
    this.#lines = new Map(left);
  }
}

/** Without the message of an error, which can have secrets. */
function textOf({ msg, err, ...line }: z.output<typeof LoggedLine>): string {
  const fields = Object.entries({ ...line, error: err?.code ?? err?.type }).filter(
    ([name, value]) => !COMMON.includes(name) && value !== undefined,
  );
  const values = fields.map(([name, value]) => `${name}: ${String(value)}`);
  return values.length === 0 ? msg : `${msg} (${values.join(', ')})`;
}
