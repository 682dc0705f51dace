import type { RequestVariables } from '@console/server-kit';
import type { MiddlewareHandler } from 'hono';
import type { Actor } from '../authorization/sessions';
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
  Variables: RequestVariables & {
    locale: Locale;
    /** Set once the bearer token was found good; `appId` is the app of the call, where the caller is one of its people. */
    caller?: { actor: Actor; token: string; appId: string };
  };
}

/** An answer is data, for who asked: it is no page, whatever it is opened as. One that is a page says so itself. */
const NOT_A_PAGE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Sets the language of a call, the headers of its response, and the platform's fields of its log line. */
export const requestContext: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  context.set('locale', localeOf(context.req.header('Accept-Language')));

  const { statements } = await countingStatements(async (count) => {
    await next();
    return count;
  });

  context.header('X-Request-Id', context.get('requestId'));
  for (const [name, value] of Object.entries(NOT_A_PAGE))
    if (!context.res.headers.has(name)) context.header(name, value);
  const caller = context.get('caller');
  context.set('logFields', { userId: caller?.actor.userId, appId: caller?.appId, statements });
};
