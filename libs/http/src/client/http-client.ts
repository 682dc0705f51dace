import type { Language } from '@console/i18n/contract';
import { BACKGROUND_HEADER, CAPTCHA_HEADER } from '../contract/operation';
import { randomKey } from '../contract/random-key';
import type { ConsoleError } from '../events/console-error';
import type { ConsoleEvents } from '../events/console-events';
import type { Session } from '../session/session';
import { rawResponse, readResponse, type CallResult } from './read-response';
import { type Captcha, withCaptcha } from './captcha';
import { type Clock, systemClock } from './clock';
import { type Control, takeControl } from './control-headers';
import { appIdOf, ifMatchOf, missingParameter, type OperationCall, requestOf } from './operation-request';
import { personalHeaders } from './personal-headers';
import { withRetries } from './retry';
import { type PlatformRequest, transmit, type TransportConfig } from './transport';

export interface HttpClientOptions {
  config: TransportConfig;
  session: Session;
  events: ConsoleEvents;
  language: () => Language;
  /** For operations that declare `captcha`; without it they are sent without a token. */
  captcha?: Captcha | undefined;
  /** Inside a host: a 403 of a query is published for the host instead of shown. */
  embedded?: boolean;
  clock?: Clock;
  /** Default: the browser's `fetch`. */
  send?: typeof fetch | undefined;
  /** Without a network a query is not retried: RTK Query refetches when the network is back. */
  online?: () => boolean;
}

interface Caller {
  signal: AbortSignal;
}

/**
 * The console's HTTP client: applies the request rules, checks responses against the contract and publishes events for the shell. @see spec 7.1
 */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #writes = new Map<string, Promise<CallResult>>();
  readonly #idempotencyKeys = new Map<string, string>();
  #busy = 0;

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  /** Sends a call. Identical writes in flight are merged. */
  send(call: OperationCall, caller: Caller): Promise<CallResult> {
    const message = missingParameter(call);
    if (message) return Promise.resolve({ error: { kind: 'invalid', message } });
    if (call.operation.method === 'GET') return this.#run(call, caller);

    const identity = JSON.stringify([requestOf(call), ifMatchOf(call), appIdOf(call), this.#tokenFor(call)]);
    const running =
      this.#writes.get(identity) ??
      this.#write(call, caller, identity).finally(() => this.#writes.delete(identity));
    this.#writes.set(identity, running);
    return running;
  }

  /** Publishes the failure of a prefetched call when its page renders. */
  publishFailure(call: OperationCall, { error }: CallResult): void {
    if (error)
      this.#publishFailure(error, call, takeControl(new Headers(call.headers)), this.#tokenFor(call));
  }

  /**
   * Sends a write with an idempotency key that is reused until a response was read: a retry after a broken connection gets the first response.
   */
  async #write(call: OperationCall, caller: Caller, identity: string): Promise<CallResult> {
    const key = this.#idempotencyKeys.get(identity) ?? randomKey();
    this.#idempotencyKeys.set(identity, key);
    const sent = await this.#run(call, caller, key);
    const unread = sent.error && mayHaveHappened(sent.error);
    if (!unread) this.#idempotencyKeys.delete(identity);
    return sent;
  }

  #tokenFor({ operation, endedToken }: OperationCall): string | null {
    const { session } = this.#options;
    if (endedToken !== undefined) return endedToken;
    if (operation.access === 'public') return null;
    return operation.access === 'pending' ? session.pendingToken : session.token;
  }

  async #run(call: OperationCall, caller: Caller, idempotencyKey?: string): Promise<CallResult> {
    const headers = new Headers(call.headers);
    const control = takeControl(headers);
    const token = this.#tokenFor(call);
    if (token === null && call.operation.access !== 'public') return SESSION_OVER;
    const request: PlatformRequest = {
      ...requestOf(call),
      group: call.operation.group,
      headers: { ...Object.fromEntries(headers), ...this.#clientHeaders(call, token, idempotencyKey) },
    };

    const tokenGone = new AbortController();
    // A request in flight must not reach the platform after the sign-out.
    const unsubscribe = this.#options.session.subscribe(() => {
      if (this.#tokenFor(call) !== token) tokenGone.abort();
    });
    const signal = AbortSignal.any([caller.signal, tokenGone.signal]);

    const overlay = call.operation.method !== 'GET' && !control.noLoading;
    if (overlay) this.#countWrites(1);
    try {
      const sent = await withCaptcha(this.#options.captcha, call.operation, (captchaToken) =>
        // The token may have gone while the captcha was solved.
        this.#tokenFor(call) === token
          ? this.#exchange(call, withHeader(request, CAPTCHA_HEADER, captchaToken), { signal })
          : Promise.resolve(SESSION_OVER),
      );
      // The response belongs to the previous user. Of many calls rejected at once, only the first gets past this.
      if (this.#tokenFor(call) !== token) return SESSION_OVER;
      if (sent.error && !caller.signal.aborted) this.#publishFailure(sent.error, call, control, token);
      return sent;
    } finally {
      unsubscribe();
      if (overlay) this.#countWrites(-1);
    }
  }

  #clientHeaders(call: OperationCall, token: string | null, idempotencyKey: string | undefined) {
    const { session, language } = this.#options;
    const ifMatch = ifMatchOf(call);
    return {
      ...personalHeaders(token, language(), appIdOf(call)),
      ...(token !== null && session.tokenHeader !== null && { [session.tokenHeader]: token }),
      // Only for a platform that has the limit: another one's CORS rules may not know the header.
      ...(token !== null &&
        session.inactivityMinutes !== null &&
        session.isIdleHere && { [BACKGROUND_HEADER]: 'true' }),
      ...(idempotencyKey && call.operation.method === 'POST' && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch && { 'If-Match': ifMatch }),
    };
  }

  /** One request; queries are retried. */
  async #exchange(call: OperationCall, request: PlatformRequest, caller: Caller): Promise<CallResult> {
    const { config, events, send, clock = systemClock, online = browserIsOnline } = this.#options;
    const { operation } = call;
    const token = this.#tokenFor(call);
    const keepalive = call.endedToken !== undefined;
    const attempt = () => transmit(config, request, { signal: caller.signal, send, keepalive });
    const started = performance.now();
    const reply =
      operation.method === 'GET' && !call.manual
        ? await withRetries(attempt, {
            clock,
            signal: caller.signal,
            worthwhile: () => online() && this.#tokenFor(call) === token,
          })
        : await attempt();
    const { sent, drift } = readResponse(operation, reply);
    if (drift) events.publish({ type: 'drift', drift: { ...drift, time: clock.now() } });
    const meta = call.manual && rawResponse(reply, performance.now() - started);
    return meta ? { ...sent, meta } : sent;
  }

  #countWrites(change: 1 | -1) {
    this.#busy += change;
    this.#options.events.publish({ type: 'busy', writes: this.#busy });
  }

  #publishFailure(
    error: ConsoleError,
    { operation, prefetch }: OperationCall,
    control: Control,
    token: string | null,
  ) {
    if (control.ignoreFailure || prefetch?.isPageOpen === false) return;
    const { session, events, embedded = false } = this.#options;
    const status = error.kind === 'http' ? error.status : undefined;
    const requestId = error.kind === 'http' ? error.requestId : undefined;
    const quiet =
      control.noNotify || (status !== undefined && (control.statusCodeDisabledNotify ?? []).includes(status));

    if (status === 401 && token !== null) {
      endRejected(session, error);
      events.publish({ type: 'signed-out', error });
    } else if (status === 503) {
      events.publish({ type: 'unavailable', requestId });
    } else if (status === 403 && embedded && operation.method === 'GET') {
      events.publish({ type: 'forbidden-read', operation: operation.name });
    } else if (status === 403 && !embedded && !control.bypass403) {
      events.publish({ type: 'forbidden', requestId });
    } else if (!quiet) {
      events.publish({ type: 'notice', error });
    }
  }
}

function endRejected(session: Session, error: ConsoleError) {
  const minutes = error.kind === 'http' ? error.inactiveMinutes : undefined;
  if (minutes !== undefined) session.limitInactivity(minutes);
  session.clear(minutes === undefined ? 'expired' : 'inactive');
}

const SESSION_OVER: CallResult = { error: { kind: 'signed-out' } };

/** Whether the platform may have executed the call although no response could be read. */
function mayHaveHappened(error: ConsoleError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  return error.kind === 'unreachable' || error.kind === 'drift';
}

function withHeader(request: PlatformRequest, name: string, value: string | undefined): PlatformRequest {
  return value === undefined ? request : { ...request, headers: { ...request.headers, [name]: value } };
}

// Outside a browser there is no navigator.
function browserIsOnline(): boolean {
  const here: { navigator?: { onLine?: boolean; userAgent: string } } = globalThis;
  return here.navigator?.onLine !== false;
}
