import type { HttpBindings } from '@hono/node-server';
import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';
import { createMiddleware } from 'hono/factory';

/** What the console reads from an answer beside its body. */
const READ_HEADERS = 'ETag, Retry-After, X-Request-Id';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** How long a browser may rely on what it was told. Seconds. */
const MAX_AGE = '600';

/**
 * Lets the pages of listed hosts read what is served here: they load the console's modules, and the console calls the API
 * from within them. Nothing is said to anybody else. Cookies play no part: the token is a header.
 */
export function hostAccess(config: Pick<RuntimeConfig, 'hostOrigins'>) {
  const hosts = new Set(hostOriginsOf(config));
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const origin = c.req.header('Origin') ?? '';
    const isHost = hosts.has(origin);
    const asked = c.req.header('Access-Control-Request-Headers');
    if (isHost && c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined) {
      c.res = c.body(null, 204, {
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Max-Age': MAX_AGE,
        // Any: the token travels in a header that the host names.
        ...(asked !== undefined && { 'Access-Control-Allow-Headers': asked }),
      });
    } else {
      await next();
    }
    // Of every answer, so that no cache gives one host's to another.
    if (hosts.size > 0) c.res.headers.append('Vary', 'Origin');
    if (!isHost) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', READ_HEADERS);
  });
}
