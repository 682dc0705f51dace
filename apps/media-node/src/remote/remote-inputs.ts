import type { InputStream } from '@console/live/contract';
import type { Logger } from 'pino';
import { RemoteSource } from './remote-source';

const STEP_MS = 250;
/** Inputs that no channel needed for so long are not read. */
const UNUSED_MS = 10_000;

/** The streams of other nodes that channels of this node need as inputs. */
export class RemoteInputs {
  readonly #sources = new Map<string, { source: RemoteSource; usedAt: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly log: Logger,
    private readonly clock: () => number = Date.now,
  ) {
    this.#timer = setInterval(() => void this.step(), STEP_MS).unref();
  }

  /** Undefined for a stream that no other node has on air. */
  find({ streamId, url, health }: InputStream): RemoteSource | undefined {
    if (url === null) {
      this.#sources.delete(streamId);
      return undefined;
    }
    const stream = { url, health };
    const source = this.#sources.get(streamId)?.source ?? new RemoteSource(stream, this.log);
    source.stream = stream;
    this.#sources.set(streamId, { source, usedAt: this.clock() });
    return source;
  }

  /** Reads what has arrived. */
  async step(): Promise<void> {
    for (const [streamId, { usedAt }] of this.#sources)
      if (this.clock() - usedAt > UNUSED_MS) this.#sources.delete(streamId);
    await Promise.all(Array.from(this.#sources.values(), ({ source }) => source.read()));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#sources.clear();
  }
}
