import { setTimeout as sleep } from 'node:timers/promises';
import type { BeaconState } from '@console/ssai/contract';
import { CircuitBreaker, download, type OutgoingClient } from '@console/server-kit';
import PQueue from 'p-queue';

const TIMEOUT_MS = 3_000;
/** The process ends 5 s after its last request. */
const CLOSE_MS = 3_000;
const MAX_BYTES = 65_536;
const AT_ONCE = 20;
const MAX_WAITING = 20_000;

export type BeaconResult = Exclude<BeaconState, 'recorded'>;

const CERTAIN = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Sends beacons, each once. */
export class BeaconSender {
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #client: Pick<OutgoingClient, 'send'>;

  constructor(
    client: Pick<OutgoingClient, 'send'>,
    private readonly closeMs: number = CLOSE_MS,
  ) {
    this.#client = new CircuitBreaker({ failures: 20, openMs: 10_000 }).guard(client);
  }

  /** The result for all addresses together: unknown if any of them may have arrived. Never rejects. */
  async send(urls: readonly string[], headers: Readonly<Record<string, string>>): Promise<BeaconResult> {
    if (this.#queue.size > MAX_WAITING) return 'failed';
    const results = await Promise.all(urls.map((url) => this.#queue.add(() => this.#sendOne(url, headers))));
    if (results.includes('unknown')) return 'unknown';
    return results.includes('failed') ? 'failed' : 'sent';
  }

  /** Waits a moment for the beacons of the last seconds. The results of others stay unknown. */
  async close(): Promise<void> {
    await Promise.race([this.#queue.onIdle(), sleep(this.closeMs)]);
    this.#queue.pause();
  }

  async #sendOne(url: string, headers: Readonly<Record<string, string>>): Promise<BeaconResult> {
    if (!URL.canParse(url)) return 'failed';
    try {
      await download(this.#client, url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }, headers);
      return 'sent';
    } catch (error) {
      return didNotArrive(error) ? 'failed' : 'unknown';
    }
  }
}

/** A rejected connection and an error status are certain; after a timeout the request may have arrived. */
function didNotArrive(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CERTAIN.has(error.code)) return true;
  return !('code' in error) && !error.message.startsWith('No response within');
}
