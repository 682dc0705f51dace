import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query';
import { CAPTCHA_HEADER } from '../contract/operation';
import type { RuntimeConfig } from '../contract/runtime-config';
import type { ConsoleEvents } from '../events/console-events';
import type { Session } from '../session/session';
import { withCaptcha, type Captcha } from './captcha';
import { checkAnswer, readFailure } from './answer';
import type { ConsoleError } from './console-error';
import { takeControl, type Control } from './control-headers';
import { missingParameter, requestOf, type OperationCall } from './operation-request';

/** No answer within this counts as none at all, a body that stalls included. Milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

const ACCEPT_LANGUAGE = { en: 'en-US', vi: 'vi-VN' } as const;

export interface HttpClientOptions {
  config: Pick<RuntimeConfig, 'apiBaseUrl'>;
  session: Session;
  events: ConsoleEvents;
  /** The person's language at the time of the call. */
  language: () => 'en' | 'vi';
  /** For operations that ask for one; without it they are sent as all others. */
  captcha?: Captcha | undefined;
}

type Sent = { data: unknown; error?: undefined } | { data?: undefined; error: ConsoleError };

/**
 * The one way out of a console: applies the request rules, checks the answer against the contract and publishes what
 * the shell has to show. One instance per console. @see docs/behaviour.md 7.1
 */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #writes = new Map<string, Promise<Sent>>();
  readonly #idempotencyKeys = new Map<string, string>();
  #busy = 0;

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  /** Sends a call. Identical writes in flight are one: a double click posts once. */
  send(call: OperationCall, api: BaseQueryApi): Promise<Sent> {
    const message = missingParameter(call);
    if (message) return Promise.resolve({ error: { kind: 'invalid', message } });
    if (call.operation.method === 'GET') return this.#run(call, api);

    const identity = JSON.stringify([call.operation.name, requestOf(call), this.#tokenFor(call)]);
    const running =
      this.#writes.get(identity) ??
      this.#write(call, api, identity).finally(() => this.#writes.delete(identity));
    this.#writes.set(identity, running);
    return running;
  }

  /**
   * Sends a write under a key that stays the same until an answer was read: who tries again after a broken connection
   * gets the first answer, with what it shows only once.
   */
  async #write(call: OperationCall, api: BaseQueryApi, identity: string): Promise<Sent> {
    const key = this.#idempotencyKeys.get(identity) ?? randomKey();
    this.#idempotencyKeys.set(identity, key);
    const sent = await this.#run(call, api, key);
    const unread = sent.error?.kind === 'unreachable' || sent.error?.kind === 'drift';
    if (!unread) this.#idempotencyKeys.delete(identity);
    return sent;
  }

  #tokenFor({ operation }: OperationCall): string | null {
    const { session } = this.#options;
    if (operation.access === 'public') return null;
    return operation.access === 'pending' ? session.pendingToken : session.token;
  }

  async #run(call: OperationCall, api: BaseQueryApi, idempotencyKey?: string): Promise<Sent> {
    const headers = new Headers(call.headers);
    const control = takeControl(headers);
    const token = this.#tokenFor(call);
    // A screen that goes down with its session may still ask; the answer is known.
    if (token === null && call.operation.access !== 'public') return { error: { kind: 'signed-out' } };
    this.#setHeaders(headers, token);
    if (idempotencyKey && call.operation.method === 'POST') headers.set('Idempotency-Key', idempotencyKey);

    const overlay = call.operation.method !== 'GET' && !control.noLoading;
    if (overlay) this.#countWrites(1);
    try {
      const sent = await withCaptcha(this.#options.captcha, call.operation, (captchaToken) => {
        if (captchaToken !== undefined) headers.set(CAPTCHA_HEADER, captchaToken);
        return this.#fetch(call, headers, api);
      });
      // An abandoned call has nobody left to tell.
      if (sent.error && !api.signal.aborted) this.#announce(sent.error, control, token);
      return sent;
    } finally {
      if (overlay) this.#countWrites(-1);
    }
  }

  async #fetch(call: OperationCall, headers: Headers, api: BaseQueryApi): Promise<Sent> {
    const { config } = this.#options;
    const fetchOperation = fetchBaseQuery({
      baseUrl: config.apiBaseUrl || globalThis.location.origin,
      timeout: REQUEST_TIMEOUT_MS,
      credentials: 'omit',
      cache: 'no-store',
    });
    const result = await fetchOperation({ ...requestOf(call), headers }, api, {});
    const requestId = result.meta?.response?.headers.get('X-Request-Id') ?? undefined;
    return result.error
      ? { error: readFailure(call.operation, result.error, requestId) }
      : checkAnswer(call.operation, result.data, requestId);
  }

  #setHeaders(headers: Headers, token: string | null) {
    const { session, language } = this.#options;
    headers.set('Accept', 'application/json');
    headers.set('Accept-Language', ACCEPT_LANGUAGE[language()]);
    headers.set('X-App-Id', session.appId);
    if (token !== null) headers.set('Authorization', token);
  }

  #countWrites(change: 1 | -1) {
    this.#busy += change;
    this.#options.events.publish({ type: 'busy', writes: this.#busy });
  }

  #announce(error: ConsoleError, control: Control, token: string | null) {
    if (control.ignoreFailure) return;
    const { session, events } = this.#options;
    const status = error.kind === 'refused' ? error.status : undefined;
    const quiet =
      control.noNotify || (status !== undefined && (control.statusCodeDisabledNotify ?? []).includes(status));

    if (status === 401 && token !== null) {
      // Of many calls refused at once only the first still finds its token: it is told of once.
      if (session.token !== token && session.pendingToken !== token) return;
      session.clear();
      events.publish({ type: 'signed-out', error });
    } else if (status === 503) {
      events.publish({ type: 'unavailable' });
    } else if (status === 403 && !control.bypass403) {
      events.publish({ type: 'forbidden' });
    } else if (!quiet) {
      events.publish({ type: 'notice', error });
    }
  }
}

// randomUUID exists in secure contexts only, and an installation may be reached over plain http.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
