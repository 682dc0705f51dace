import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { traceHeaders } from '@console/server-kit';
import type { Context } from 'hono';
import type { ApiEnv, ApiOptions } from './api-context';
import { callPlatform, SilenceError } from './platform-call';
import { headersForBrowser, headersForPlatform } from './relay-headers';

const EMPTY_STATUSES = [204, 205, 304];

interface WantedCall {
  method: string;
  /** Path and query, as they go over the wire. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  /** The place that an answer may send the browser to, where it may send it anywhere. */
  placeToGo?: (answer: IncomingMessage) => string | undefined;
}

/** Passes one call on to the platform and its answer back. Redirects are not followed; nothing is sent twice. */
export async function passOn(
  c: Context<ApiEnv>,
  { platform, log, timeoutMs }: ApiOptions,
  { method, target, headers, body, placeToGo }: WantedCall,
): Promise<Response> {
  const { refuse } = c.var;
  const { incoming, outgoing, requestId } = c.env;
  const { signal } = c.req.raw;
  const logFailure = (error: unknown) => {
    const level = signal.aborted ? 'debug' : 'warn';
    log[level]({ requestId, method, reason: String(error) }, 'platform call failed');
  };
  try {
    const address = incoming.socket.remoteAddress ?? '';
    const answer = await callPlatform(platform, {
      method,
      target,
      headers: { ...headersForPlatform(headers, { address, requestId }), ...traceHeaders() },
      body,
      timeoutMs,
      signal,
    });
    const status = answer.statusCode ?? 0;
    const answered = headersForBrowser(answer.headers, requestId);
    const place = placeToGo?.(answer);
    if (place === undefined && !isOwnAnswer(status)) {
      answer.destroy();
      return refuse('redirected');
    }
    if (place !== undefined) answered.set('Location', place);
    if (method === 'HEAD' && c.req.method !== 'HEAD') {
      // They speak of a body that this answer could have, and has not.
      answered.delete('Content-Length');
      answered.delete('Content-Encoding');
    }
    if (method === 'HEAD' || EMPTY_STATUSES.includes(status)) {
      answer.resume();
      return new Response(null, { status, headers: answered });
    }
    return new Response(ReadableStream.from(whileWhole(answer, outgoing, logFailure)), {
      status,
      headers: answered,
    });
  } catch (error) {
    logFailure(error);
    return refuse(error instanceof SilenceError ? 'timedOut' : 'unreachable');
  }
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
  outgoing: ApiEnv['Bindings']['outgoing'],
  onBreak: (error: unknown) => void,
) {
  try {
    for await (const chunk of answer) yield Buffer.from(chunk);
  } catch (error) {
    onBreak(error);
    outgoing.destroy();
  }
}
