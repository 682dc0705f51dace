import { randomUUID } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { ReadableStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { refusal, type RefusalReason } from './refusal';
import { headersForBrowser, headersForPlatform } from './relay-headers';
import { isPlainPath } from './request-path';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const BODY_LIMIT = 1024 * 1024;
const EMPTY_STATUSES = [204, 205, 304];

interface RelayOptions {
  platform: URL;
  log: Logger;
  /** How long the platform may stay silent, before its answer and within it. */
  timeoutMs: number;
}

interface RelayEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; refuse: (reason: RefusalReason) => Response };
}

/** A silence that lasted too long. */
class SilenceError extends Error {}

/**
 * Passes calls on to the platform and its answers back. The target is sent as it came, to the platform's host and to
 * no other; redirects are not followed; nothing is sent twice.
 */
export function apiRelay({ platform, log, timeoutMs }: RelayOptions): Hono<RelayEnv> {
  const relay = new Hono<RelayEnv>();

  relay.use(async (c, next) => {
    const requestId = randomUUID();
    const acceptLanguage = c.req.header('Accept-Language') ?? null;
    c.set('requestId', requestId);
    c.set('refuse', (reason) => refusal(reason, { requestId, acceptLanguage }));
    if (!METHODS.includes(c.req.method)) return c.var.refuse('methodNotAllowed');
    if (!isPlainPath(c.env.incoming.url ?? '')) return c.var.refuse('badPath');
    return next();
  });

  // The body is taken in before the platform is called: it is small, and the platform never sees a half of one.
  relay.use((c, next) =>
    bodyLimit({ maxSize: BODY_LIMIT, onError: () => c.var.refuse('tooLarge') })(c, next),
  );

  relay.all('*', async (c) => {
    const { requestId, refuse } = c.var;
    const { incoming, outgoing } = c.env;
    const { method, path } = c.req;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const logFailure = (error: unknown) => {
      const level = c.req.raw.signal.aborted ? 'debug' : 'warn';
      log[level]({ requestId, method, path, reason: String(error) }, 'platform call failed');
    };
    try {
      const answer = await callOnLiveConnection(platform, {
        method,
        target: incoming.url ?? '',
        headers: headersForPlatform(incoming.headers, {
          address: incoming.socket.remoteAddress ?? '',
          requestId,
        }),
        body: hasBody ? Buffer.from(await c.req.arrayBuffer()) : undefined,
        timeoutMs,
        signal: c.req.raw.signal,
      });
      const status = answer.statusCode ?? 0;
      if (!isOwnAnswer(status)) {
        answer.destroy();
        return refuse('redirected');
      }
      const headers = headersForBrowser(answer.headers, requestId);
      if (method === 'HEAD' || EMPTY_STATUSES.includes(status)) {
        answer.resume();
        return new Response(null, { status, headers });
      }
      return new Response(ReadableStream.from(whileWhole(answer, outgoing, logFailure)), { status, headers });
    } catch (error) {
      logFailure(error);
      return refuse(error instanceof SilenceError ? 'timedOut' : 'unreachable');
    }
  });

  return relay;
}

interface Call {
  method: string;
  target: string;
  headers: ReturnType<typeof headersForPlatform>;
  body: Buffer | undefined;
  timeoutMs: number;
  signal: AbortSignal;
}

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

const RESENDABLE: readonly string[] = ['GET', 'HEAD'];

/** A kept connection that the platform had just let go. */
class StaleConnectionError extends Error {}

/** Reads again, once, what met a connection that had ended meanwhile; whether a write arrived cannot be known. */
async function callOnLiveConnection(platform: URL, wanted: Call): Promise<IncomingMessage> {
  try {
    return await call(platform, wanted);
  } catch (error) {
    if (!(error instanceof StaleConnectionError) || !RESENDABLE.includes(wanted.method)) throw error;
    return call(platform, wanted);
  }
}

/** Not `fetch`: it would normalise the target, decode the body and hide which headers it adds. */
function call(
  platform: URL,
  { method, target, headers, body, timeoutMs, signal }: Call,
): Promise<IncomingMessage> {
  const secure = platform.protocol === 'https:';
  const open = secure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = open({
      protocol: platform.protocol,
      hostname: platform.hostname.replace(/^\[|\]$/g, ''),
      port: platform.port,
      path: platform.pathname.replace(/\/+$/, '') + target,
      method,
      headers: body ? { ...headers, 'content-length': body.byteLength } : headers,
      agent: secure ? agents.https : agents.http,
      timeout: timeoutMs,
      signal,
    });
    // The socket's own time-out sees silence only: a platform that dribbles its headers would never be silent.
    const patience = setTimeout(() => outgoing.destroy(new SilenceError('no answer')), timeoutMs);
    outgoing.once('timeout', () => outgoing.destroy(new SilenceError('no answer')));
    outgoing.once('close', () => clearTimeout(patience));
    outgoing.on('error', (error) => {
      reject(
        outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
          ? new StaleConnectionError('the kept connection had ended', { cause: error })
          : error,
      );
    });
    outgoing.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('the platform switched protocols'));
    });
    outgoing.once('response', (answer) => {
      clearTimeout(patience);
      outgoing.removeAllListeners('timeout');
      outgoing.once('timeout', () => answer.destroy(new SilenceError('the answer stopped')));
      resolve(answer);
    });
    outgoing.end(body);
  });
}

/** False for one that sends the caller elsewhere, or that is no HTTP answer at all. */
function isOwnAnswer(status: number): boolean {
  return status === 304 || (status >= 200 && status < 300) || (status >= 400 && status <= 599);
}

/**
 * An answer that breaks off must arrive broken. The connection is cut here: the adapter would do the same, but print
 * the error past the log.
 */
async function* whileWhole(
  answer: IncomingMessage,
  outgoing: HttpBindings['outgoing'],
  onBreak: (error: unknown) => void,
) {
  try {
    for await (const chunk of answer) yield Buffer.from(chunk);
  } catch (error) {
    onBreak(error);
    outgoing.destroy();
  }
}
