import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { traceHeaders } from '@console/server-kit';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv, ApiOptions } from './api-context';
import { callPlatform, PlatformTimeoutError } from './platform-call';
import { forwardedForOf, headersForBrowser, headersForPlatform } from './forwarded-headers';

const EMPTY_STATUSES = [204, 205, 304];

interface ForwardedCall {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  redirectTarget?: (response: IncomingMessage) => string | undefined;
}

/**
 * Forwards a call to the platform and returns its response, whose body `streamedBody` sends. Follows no redirects and
 * sends nothing twice.
 */
export async function forwardCall(
  c: Context<ApiEnv>,
  { platform, trustedProxies, log, timeoutMs }: ApiOptions,
  { method, target, headers, body, redirectTarget }: ForwardedCall,
): Promise<Response> {
  const errorResponse = c.get('errorResponse');
  const { incoming, outgoing, remoteAddress = '', requestId } = c.env;
  const forwardedFor = forwardedForOf(remoteAddress, incoming.headers, trustedProxies);
  const logFailure = (error: unknown) => {
    const level = outgoing.destroyed ? 'debug' : 'warn';
    log[level]({ requestId, method, reason: String(error) }, 'platform call failed');
  };
  try {
    const response = await callPlatform(platform, {
      method,
      target,
      headers: { ...headersForPlatform(headers, { forwardedFor, requestId }), ...traceHeaders() },
      body,
      timeoutMs,
      browser: outgoing,
    });
    const status = response.statusCode ?? 0;
    const responseHeaders = headersForBrowser(response.headers, requestId);
    const location = redirectTarget?.(response);
    if (location === undefined && !isFinalStatus(status)) {
      response.destroy();
      return errorResponse('redirected');
    }
    if (location !== undefined) responseHeaders['location'] = location;
    if (method === 'HEAD' && c.req.method !== 'HEAD') {
      // They describe a body that this response does not have.
      delete responseHeaders['content-length'];
      delete responseHeaders['content-encoding'];
    }
    if (method === 'HEAD' || EMPTY_STATUSES.includes(status)) response.resume();
    else c.set('platformBody', response);
    response.once('error', (error) => {
      logFailure(error);
      outgoing.destroy();
    });
    return new Response(null, { status, headers: responseHeaders });
  } catch (error) {
    logFailure(error);
    return errorResponse(error instanceof PlatformTimeoutError ? 'timedOut' : 'unreachable');
  }
}

function isFinalStatus(status: number): boolean {
  return status === 304 || (status >= 200 && status < 300) || (status >= 400 && status <= 599);
}

/**
 * Sends the body of a platform response as it arrives; one that breaks off arrives broken. The adapter would wrap it in
 * web streams, which cost more than the rest of the call.
 */
export const streamedBody = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const body = c.get('platformBody');
  if (!body) return;
  const { outgoing } = c.env;
  outgoing.writeHead(c.res.status, Object.fromEntries(c.res.headers));
  body.pipe(outgoing);
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
});
