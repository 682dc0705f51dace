import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamAssignment } from '@console/live/contract';
import type { OutgoingClient } from '@console/server-kit';
import { PushSource, type PushOptions } from '../push/push-source';
import type { SourceStatus } from '../source';
import { pullHls } from './pull-hls';
import { pullRtmp } from './pull-rtmp';

interface PullSourceOptions extends PushOptions {
  url: string;
  client: Pick<OutgoingClient, 'send' | 'connect'>;
  /** The file of `pull-worker`. */
  program: string;
}

const RETRY_MS = 1_000;
const MAX_RETRY_MS = 10_000;

/** A stream that the node fetches; what arrives is as from an encoder. */
export class PullSource extends PushSource {
  #url: string;
  #failure: string | null = null;
  #session = new AbortController();
  #pause = new AbortController();
  #isDone = false;

  constructor(private readonly pulled: PullSourceOptions) {
    super(pulled);
    this.#url = pulled.url;
    void this.#run();
  }

  override status(now: number): SourceStatus {
    const status = super.status(now);
    return status.input === null && this.#failure !== null ? { ...status, problem: this.#failure } : status;
  }

  /** Another address replaces the present one at once. */
  override update({ name, source, reconnectSeconds }: StreamAssignment): void {
    this.describe({ name, reconnectSeconds });
    if (source.kind !== 'pull' || source.url === this.#url) return;
    this.#url = source.url;
    this.#stop();
  }

  override close(): void {
    this.#isDone = true;
    this.#stop();
    super.close();
  }

  #stop(): void {
    this.#session.abort();
    this.#pause.abort();
  }

  async #run(): Promise<void> {
    let failures = 0;
    const isOver = () => this.#isDone;
    while (!isOver()) {
      const url = this.#url;
      this.#session = new AbortController();
      try {
        await this.#pull(url, () => (failures = 0));
        this.#failure = 'The source has ended.';
      } catch (error) {
        this.#failure = error instanceof Error ? error.message : String(error);
      }
      if (isOver() || url !== this.#url) continue;
      // Only the reason: other members of an error can have the address.
      this.pulled.log.warn({ reason: this.#failure }, 'a source is gone; trying again');
      this.pulled.onChange();
      this.#pause = new AbortController();
      const ms = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures);
      await sleep(ms, undefined, { signal: this.#pause.signal }).catch(() => undefined);
      failures += 1;
    }
  }

  async #pull(url: string, onMedia: () => void): Promise<void> {
    const session = this.#session;
    const publish = () => {
      const publication = this.publish('', () => session.abort());
      if (publication === 'busy') throw new Error('The source is open already.');
      this.#failure = null;
      onMedia();
      return publication;
    };
    const options = { ...this.pulled, publish, signal: session.signal };
    await (/^rtmps?:/i.test(url) ? pullRtmp(url, options) : pullHls(url, options));
  }
}
