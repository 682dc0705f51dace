import { type Operation, ADMIN_APP_ID } from '@console/http/contract';

const TIMEOUT_MS = 15_000;

export interface Arguments {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  ifMatch?: string | undefined;
  /** Default: the admin app. */
  appId?: string | undefined;
}

export interface ClientResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Calls a platform without validating its responses. */
export class PlatformClient {
  /** Undefined while signed out. */
  token: string | undefined;

  constructor(private readonly url: string) {}

  async send(operation: Operation, args: Arguments = {}): Promise<ClientResponse> {
    const { params = {}, query = {}, body, ifMatch, appId = ADMIN_APP_ID } = args;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const response = await fetch(`${this.url}${path}${search && `?${search}`}`, {
      method: operation.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en-US',
        'X-App-Id': appId,
        ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
        ...(operation.method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

/** Responses are read without the contract, because they may not conform. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

export function textOf(value: unknown, ...names: string[]): string | undefined {
  return names
    .map((name) => fieldOf(value, name))
    .find((field) => typeof field === 'string' && field !== '') as string | undefined;
}

export function itemsOf(answer: unknown): unknown[] {
  const data = fieldOf(answer, 'data');
  return Array.isArray(data) ? data : [];
}

export function isTrue(value: unknown, ...path: string[]): boolean {
  return path.reduce(fieldOf, value) === true;
}
