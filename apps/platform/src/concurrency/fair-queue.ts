import { AsyncLocalStorage } from 'node:async_hooks';

interface Request {
  caller: string;
}

interface Ticket {
  caller: string;
  turn: number;
  arrival: number;
  /** Work of a request can be rejected, because the request can be repeated. */
  mayReject: boolean;
  /** Once some work of a request has run, the rest takes precedence. */
  hasBegun: boolean;
}

interface Waiting {
  ticket: Ticket;
  since: number;
  timeout?: NodeJS.Timeout;
  start: () => void;
  reject: (error: QueueFull) => void;
}

interface Limits {
  /** Default: 1. */
  concurrency?: number;
  maxWaiting: number;
  maxWaitMs: number;
}

export interface QueueState {
  waiting: number;
  oldestWaitMs: number;
  rejected: number;
}

const requests = new AsyncLocalStorage<Request>();

/** Runs a request; its work in queues waits in the caller's turn. */
export function asRequestOf<Result>(caller: string, request: () => Result): Result {
  return requests.run({ caller }, request);
}

export function isInRequest(): boolean {
  return requests.getStore() !== undefined;
}

/** Thrown instead of waiting too long. The work did not run. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs work in arrival order, with callers taking turns. Once a request has begun, its remaining work precedes later
 * requests. Work outside requests waits without a limit.
 */
export class FairQueue {
  readonly #tickets = new WeakMap<Request, Ticket>();
  /** The latest turn of each caller with waiting requests. */
  readonly #lastTurns = new Map<string, number>();
  readonly #limits: Limits;
  #waiting: Waiting[] = [];
  #running = 0;
  #currentTurn = 0;
  #arrivals = 0;
  #rejected = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws QueueFull when too much waits, or the request has waited too long. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#start();
    try {
      return await work();
    } finally {
      // Yields to the event loop, so that responses are sent and requests read.
      setImmediate(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }

  state(): QueueState {
    const since = Math.min(performance.now(), ...this.#waiting.map((one) => one.since));
    return {
      waiting: this.#waiting.length,
      oldestWaitMs: performance.now() - since,
      rejected: this.#rejected,
    };
  }

  #start(): Promise<void> {
    const ticket = this.#ticket();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(one.timeout);
        ticket.hasBegun = true;
        this.#currentTurn = Math.max(this.#currentTurn, ticket.turn);
        this.#forgetPast(ticket.caller);
        resolve();
      };
      const one: Waiting = { ticket, since: performance.now(), start, reject };
      if (ticket.mayReject) {
        one.timeout = setTimeout(() => this.#reject(one), this.#limits.maxWaitMs);
      }
      this.#waiting.push(one);
      this.#waiting.sort(inOrder);
      this.#startNext();
      if (this.#waiting.length > this.#limits.maxWaiting) {
        this.#reject(this.#waiting.findLast(({ ticket: last }) => last.mayReject && !last.hasBegun));
      }
    });
  }

  #startNext(): void {
    while (this.#running < (this.#limits.concurrency ?? 1)) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#running += 1;
      next.start();
    }
  }

  #reject(one: Waiting | undefined): void {
    if (!one) return;
    clearTimeout(one.timeout);
    this.#waiting = this.#waiting.filter((other) => other !== one);
    const { caller, turn } = one.ticket;
    if (this.#lastTurns.get(caller) === turn) this.#lastTurns.set(caller, turn - 1);
    this.#forgetPast(caller);
    this.#rejected += 1;
    one.reject(new QueueFull('Too much waits.'));
  }

  #ticket(): Ticket {
    const request = requests.getStore();
    const known = request && this.#tickets.get(request);
    if (known) return known;
    const caller = request?.caller ?? '';
    const turn = Math.max(this.#currentTurn, (this.#lastTurns.get(caller) ?? -1) + 1);
    const ticket = {
      caller,
      turn,
      arrival: this.#arrivals++,
      mayReject: request !== undefined,
      hasBegun: false,
    };
    if (request) {
      this.#tickets.set(request, ticket);
      this.#lastTurns.set(caller, turn);
    }
    return ticket;
  }

  #forgetPast(caller: string): void {
    if ((this.#lastTurns.get(caller) ?? 0) <= this.#currentTurn) this.#lastTurns.delete(caller);
  }
}

function inOrder({ ticket: one }: Waiting, { ticket: other }: Waiting): number {
  return one.turn - other.turn || one.arrival - other.arrival;
}
