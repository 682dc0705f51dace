interface Circuit {
  failures: number;
  openUntil: number;
}

const MAX_HOSTS = 1_000;

/** Stops requests to a host for a while after several failures in a row. */
export class CircuitBreaker {
  readonly #hosts = new Map<string, Circuit>();

  constructor(
    private readonly options: { failures: number; openMs: number } = { failures: 5, openMs: 30_000 },
    private readonly clock: () => number = Date.now,
  ) {}

  /** For requests of one tenant: failures of others do not stop them. */
  of(tenant: string): Pick<CircuitBreaker, 'isOpen' | 'record'> {
    return {
      isOpen: (url) => this.isOpen(url, tenant),
      record: (url, isSuccess) => this.record(url, isSuccess, tenant),
    };
  }

  isOpen(url: string, tenant = ''): boolean {
    const circuit = this.#hosts.get(`${tenant} ${new URL(url).host}`);
    return circuit !== undefined && this.clock() < circuit.openUntil;
  }

  /** Counts a request. After the pause, one failure opens the circuit again. */
  record(url: string, isSuccess: boolean, tenant = ''): void {
    const host = `${tenant} ${new URL(url).host}`;
    if (isSuccess) {
      this.#hosts.delete(host);
      return;
    }
    const failures = (this.#hosts.get(host)?.failures ?? 0) + 1;
    const isOpen = failures >= this.options.failures;
    this.#hosts.delete(host);
    this.#hosts.set(host, { failures, openUntil: isOpen ? this.clock() + this.options.openMs : 0 });
    const [oldest] = this.#hosts.keys();
    if (this.#hosts.size > MAX_HOSTS && oldest !== undefined) this.#hosts.delete(oldest);
  }
}
