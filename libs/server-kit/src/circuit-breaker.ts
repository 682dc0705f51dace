import type { OutgoingClient } from './outgoing-client';

interface Circuit {
  failures: number;
  openUntil: number;
}

const MAX_HOSTS = 1_000;

/** The message of a request that was not sent. */
export const PAUSED = 'Requests to this host pause after several failures.';

/** Stops requests to a host for a while after several failures in a row. */
export class CircuitBreaker {
  readonly #hosts = new Map<string, Circuit>();

  constructor(
    private readonly options: { failures: number; openMs: number } = { failures: 5, openMs: 30_000 },
    private readonly clock: () => number = Date.now,
  ) {}

  /** A client for requests of one tenant: failures of others do not stop them. Its errors can be `PAUSED`. */
  guard(client: Pick<OutgoingClient, 'send'>, tenant = ''): Pick<OutgoingClient, 'send'> {
    return {
      send: async (request) => {
        const key = `${tenant} ${new URL(request.url).host}`;
        const circuit = this.#hosts.get(key);
        if (circuit && this.clock() < circuit.openUntil) throw new Error(PAUSED);
        try {
          const response = await client.send(request);
          this.#record(key, response.status < 500);
          return response;
        } catch (error) {
          this.#record(key, false);
          throw error;
        }
      },
    };
  }

  /** After the pause, one failure opens the circuit again. */
  #record(key: string, isSuccess: boolean): void {
    const failures = (this.#hosts.get(key)?.failures ?? 0) + 1;
    this.#hosts.delete(key);
    if (isSuccess) return;
    const isOpen = failures >= this.options.failures;
    this.#hosts.set(key, { failures, openUntil: isOpen ? this.clock() + this.options.openMs : 0 });
    const [oldest] = this.#hosts.keys();
    if (this.#hosts.size > MAX_HOSTS && oldest !== undefined) this.#hosts.delete(oldest);
  }
}
