import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { Answer } from './security-headers';

/** A request with its id: that of a relay in front, where it is a plain one, else one made here. */
export interface IdentifiedRequest extends HttpBindings {
  requestId: string;
}

interface LoggedEnv {
  Bindings: IdentifiedRequest;
  Variables: { answer: Answer };
}

const GIVEN_REQUEST_ID = /^[\w-]{8,64}$/;
/** The name of a built file: which one was missed tells of a tab that is older than the build. */
const ASSET = /^\/assets\/[\w.-]+$/;
/** What watches over the server asks every few seconds: its requests are of interest to nobody else. */
const PROBE = '/healthz';

/**
 * Gives each request its id and its line. The line lists what it holds: path, query, headers and body stay out of it, for
 * addresses of pages hold the links of mails, and those of calls what people look for.
 */
export function requestLog(log: Logger) {
  return createMiddleware<LoggedEnv>(async (c, next) => {
    const startedAt = performance.now();
    const given = c.req.header('X-Request-Id');
    const requestId = given !== undefined && GIVEN_REQUEST_ID.test(given) ? given : randomUUID();
    c.env.requestId = requestId;
    await next();
    const route = routeOf(c);
    log[route === PROBE ? 'debug' : 'info'](
      {
        requestId,
        method: c.req.method,
        route,
        ...(ASSET.test(c.req.path) && { asset: c.req.path }),
        kind: c.var.answer.kind,
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'answered',
    );
  });
}

/** The pattern of the address; `/*` for a page or a file. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => path !== '/*')?.path ?? '/*';
}
