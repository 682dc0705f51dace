import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { Actor } from '../accounts/sessions';
import { countingStatements } from '../database/statement-count';
import { localeOf } from '../messages/message';
import type { Locale } from '../messages/message';

/** How a call came in. */
export interface Connection {
  /** The address at the other end of the socket, which a relay's callers are not. */
  remoteAddress?: string | undefined;
}

export interface PlatformEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    locale: Locale;
    /** Set once the bearer token was found good; `appId` is the app of the call, where the caller is one of its people. */
    caller?: { actor: Actor; token: string; appId: string };
  };
}

const GIVEN_REQUEST_ID = /^[\w-]{8,64}$/;

/** An answer is data, for who asked: it is no page, whatever it is opened as. One that is a page says so itself. */
const NO_PAGE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** What watches over the platform asks every few seconds: its calls are of interest to nobody else. */
const PROBE = '/healthz';

/**
 * Gives every call its id, language and log line. The line lists what it holds: of the address the route alone, of the
 * person the id. Path, query, headers and body stay out of it: they hold people's data, and what opens their accounts.
 */
export function requestContext(log: Logger): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const given = context.req.header('X-Request-Id');
    const requestId = given !== undefined && GIVEN_REQUEST_ID.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    context.set('locale', localeOf(context.req.header('Accept-Language')));

    const { statements } = await countingStatements(async (count) => {
      await next();
      return count;
    });

    context.header('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(NO_PAGE))
      if (!context.res.headers.has(name)) context.header(name, value);
    const caller = context.get('caller');
    const route = routeOf(context);
    log[route === PROBE ? 'debug' : 'info'](
      {
        requestId,
        method: context.req.method,
        route,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
        userId: caller?.actor.userId,
        appId: caller?.appId,
        statements,
      },
      'answered',
    );
  };
}

/** The pattern of the address, such as `/admin/api/user/users/:id/profile`; `/*` for one that nothing is at. */
function routeOf(context: Context<PlatformEnv>): string {
  return matchedRoutes(context).find(({ path }) => path !== '/*')?.path ?? '/*';
}
