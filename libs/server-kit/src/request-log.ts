import { randomUUID } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

/** The variables that `requestLog` needs in an app's environment. */
export interface RequestVariables {
  /** The same in every server that the request passes: of the proxy in front if that is a plain one, else made here. */
  requestId: string;
  /** Further fields of the request's log line. */
  logFields: Record<string, unknown>;
}

const GIVEN_REQUEST_ID = /^[\w-]{8,64}$/;
/** Called every few seconds by load balancers and monitoring. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

/**
 * Gives every request its ID and its log line. The line holds the route pattern only: paths, queries, headers and bodies
 * hold personal data, and links that open accounts.
 */
export function requestLog(log: Logger) {
  return createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
    const startedAt = performance.now();
    const given = c.req.header('X-Request-Id');
    const requestId = given !== undefined && GIVEN_REQUEST_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('logFields', {});
    await next();
    const route = routeOf(c);
    const traceId = trace.getActiveSpan()?.spanContext().traceId;
    log[PROBES.includes(route) ? 'debug' : 'info'](
      {
        requestId,
        ...(traceId !== undefined && { traceId }),
        method: c.req.method,
        route,
        ...c.get('logFields'),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'answered',
    );
  });
}

/** The pattern of the matched route, such as `/admin/api/user/users/:id`; `/*` when no route matches. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => path !== '/*')?.path ?? '/*';
}
