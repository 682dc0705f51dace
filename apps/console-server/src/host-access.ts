import type { HttpBindings } from '@hono/node-server';
import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';
import { createMiddleware } from 'hono/factory';

const EXPOSED_HEADERS = 'ETag, Retry-After, X-Request-Id';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const MAX_AGE = '600';

/**
 * Allows cross-origin reads for the pages of listed hosts, which load the console’s modules and call the API. No
 * cookies: the token is a header.
 */
export function hostAccess(config: Pick<RuntimeConfig, 'hostOrigins'>) {
  const hosts = new Set(hostOriginsOf(config));
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const origin = c.req.header('Origin') ?? '';
    const isHost = hosts.has(origin);
    const requestedHeaders = c.req.header('Access-Control-Request-Headers');
    if (isHost && c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined) {
      c.res = c.body(null, 204, {
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Max-Age': MAX_AGE,
        // The host names the header of the token.
        ...(requestedHeaders !== undefined && { 'Access-Control-Allow-Headers': requestedHeaders }),
      });
    } else {
      await next();
    }
    // Also without an Origin, so that caches keep responses apart.
    if (hosts.size > 0) c.res.headers.append('Vary', 'Origin');
    if (!isHost) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  });
}
