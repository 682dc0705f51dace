import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { traceHeaders } from '@console/server-kit';
import type { Context } from 'hono';
import type { ApiEnv, ApiOptions } from './api-context';
import { callPlatform, PlatformTimeoutError } from './platform-call';
import { headersForBrowser, headersForPlatform } from './forwarded-headers';

const EMPTY_STATUSES = [204, 205, 304];

interface ForwardedCall {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  redirectTarget?: (response: IncomingMessage) => string | undefined;
}

/** Forwards a call to the platform and returns its response. Follows no redirects and sends nothing twice. */
export async function forwardCall(
  c: Context<ApiEnv>,
  { platform, log, timeoutMs }: ApiOptions,
  { method, target, headers, body, redirectTarget }: ForwardedCall,
): Promise<Response> {
  const { errorResponse } = c.var;
  const { incoming, outgoing, requestId } = c.env;
  const { signal } = c.req.raw;
  const logFailure = (error: unknown) => {
    const level = signal.aborted ? 'debug' : 'warn';
    log[level]({ requestId, method, reason: String(error) }, 'platform call failed');
  };
  try {
    const address = incoming.socket.remoteAddress ?? '';
    const response = await callPlatform(platform, {
      method,
      target,
      headers: { ...headersForPlatform(headers, { address, requestId }), ...traceHeaders() },
      body,
      timeoutMs,
      signal,
    });
    const status = response.statusCode ?? 0;
    const responseHeaders = headersForBrowser(response.headers, requestId);
    const location = redirectTarget?.(response);
    if (location === undefined && !isFinalStatus(status)) {
      response.destroy();
      return errorResponse('redirected');
    }
    if (location !== undefined) responseHeaders.set('Location', location);
    if (method === 'HEAD' && c.req.method !== 'HEAD') {
      // They describe a body that this response does not have.
      responseHeaders.delete('Content-Length');
      responseHeaders.delete('Content-Encoding');
    }
    if (method === 'HEAD' || EMPTY_STATUSES.includes(status)) {
      response.resume();
      return new Response(null, { status, headers: responseHeaders });
    }
    return new Response(ReadableStream.from(bodyChunks(response, outgoing, logFailure)), {
      status,
      headers: responseHeaders,
    });
  } catch (error) {
    logFailure(error);
    return errorResponse(error instanceof PlatformTimeoutError ? 'timedOut' : 'unreachable');
  }
}

function isFinalStatus(status: number): boolean {
  return status === 304 || (status >= 200 && status < 300) || (status >= 400 && status <= 599);
}

/**
 * A response that breaks off has to arrive broken. The adapter would close the connection as well, but bypass the log.
 */
async function* bodyChunks(
  response: IncomingMessage,
  outgoing: ApiEnv['Bindings']['outgoing'],
  onBreak: (error: unknown) => void,
) {
  try {
    for await (const chunk of response) yield Buffer.from(chunk);
  } catch (error) {
    onBreak(error);
    outgoing.destroy();
  }
}
