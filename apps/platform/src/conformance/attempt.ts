import type { Operation } from '@console/http/contract';
import { responseProblems } from './response-problems';
import type { ClientResponse, Arguments, PlatformClient } from './platform-client';
import type { Findings } from './report';

export interface Seen {
  value: unknown;
  etag: string | undefined;
}

export class Attempts {
  constructor(
    readonly client: PlatformClient,
    readonly findings: Findings,
  ) {}

  /** Undefined when the call failed. A missing payment card is not reported. */
  async attempt(operation: Operation, args: Arguments = {}): Promise<Seen | undefined> {
    const answered = await this.send(operation, args);
    if (!answered || (operation.paid === true && answered.status === 402)) return undefined;
    this.findings.add(operation, responseProblems(operation, answered));
    if (answered.status !== (operation.status ?? 200)) return undefined;
    return { value: parsed(answered), etag: answered.headers.get('ETag') ?? undefined };
  }

  /** An installation without the function rejects the call with `status`. */
  async attemptUnlessRejected(operation: Operation, args: Arguments, status: number): Promise<void> {
    const answered = await this.send(operation, args);
    if (!answered || answered.status === status) return;
    this.findings.add(operation, responseProblems(operation, answered));
  }

  async attemptRejected(operation: Operation, args: Arguments, status: number, what: string): Promise<void> {
    const answered = await this.send(operation, args);
    if (!answered || answered.status === status) return;
    this.findings.add(operation, [`${what}: status ${answered.status}, not ${status}`]);
  }

  async send(operation: Operation, args: Arguments): Promise<ClientResponse | undefined> {
    try {
      return await this.client.send(operation, args);
    } catch (error) {
      this.findings.add(operation, [`no answer: ${reasonOf(error)}`]);
      return undefined;
    }
  }
}

function parsed({ text }: ClientResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of a failed fetch is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
