import type { Context, MiddlewareHandler } from 'hono';

/**
 * Lets pages of other origins read responses. `allowed` returns the origin, `*` for any, or undefined. Headers are set
 * before there is a response: `hono/cors` copies each one, which halves the rate of segments.
 */
export function allowOrigin(allowed: (origin: string, c: Context) => string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const origin = allowed(c.req.header('Origin') ?? '', c);
    if (origin !== undefined) c.header('Access-Control-Allow-Origin', origin);
    if (origin !== '*') c.header('Vary', 'Origin');
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, { 'Access-Control-Allow-Methods': 'GET, HEAD' });
    }
    await next();
    return undefined;
  };
}
