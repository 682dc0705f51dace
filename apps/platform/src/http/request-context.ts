import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
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

/** Gives every call its id, language and log line. Query and body stay out of the log: they hold people's data. */
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
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    log.info(
      {
        requestId,
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        userId: context.get('caller')?.actor.userId,
        statements,
        ms: Math.round(performance.now() - startedAt),
      },
      'answered',
    );
  };
}
