import { detectLanguage } from '@console/i18n/contract';
import { acceptedLanguages, type RequestVariables } from '@console/server-kit';
import type { MiddlewareHandler } from 'hono';
import type { Membership } from '../authorization/membership';
import type { Actor } from '../authorization/sessions';
import { countingStatements } from '../database/statement-count';
import type { Locale } from '../messages/message';

export interface Connection {
  /** The address of the socket, which may be a proxy. */
  remoteAddress?: string | undefined;
}

export interface PlatformEnv {
  Bindings: Connection;
  Variables: RequestVariables & {
    locale: Locale;
    /** Set after authentication. `appId` is the admin app unless the caller is a member of the app. */
    caller?: { actor: Actor; token: string; appId: string; membership: Membership | undefined };
  };
}

/** Responses are data, not pages. Pages set their own headers. */
const NOT_A_PAGE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export const requestContext: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  context.set(
    'locale',
    detectLanguage({ browser: acceptedLanguages(context.req.header('Accept-Language')) }),
  );
  // Before the response exists: later, each header would copy it.
  context.header('X-Request-Id', context.get('requestId'));
  for (const [name, value] of Object.entries(NOT_A_PAGE)) context.header(name, value);

  const { statements } = await countingStatements(async (count) => {
    await next();
    return count;
  });

  const caller = context.get('caller');
  context.set('logFields', { userId: caller?.actor.userId, appId: caller?.appId, statements });
};
