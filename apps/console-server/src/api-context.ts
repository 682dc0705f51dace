import type { HttpBindings } from '@hono/node-server';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { refusal, type RefusalReason } from './refusal';

/** A request with its ID, as the calls of relay and proxy get it. */
export interface IdentifiedRequest extends HttpBindings {
  requestId: string;
}

const BODY_LIMIT = 1024 * 1024;

/** What the two ways to the platform, relay and proxy, are set up with. */
export interface ApiOptions {
  platform: URL;
  log: Logger;
  /** How long the platform may stay silent, before its answer and within it. */
  timeoutMs: number;
  /** Whose pages may call from another origin. */
  hosts?: readonly string[];
}

export interface ApiEnv {
  Bindings: IdentifiedRequest;
  Variables: {
    /** Replaced when the caller turns out to use another language. */
    acceptLanguage: string | undefined;
    refuse: (reason: RefusalReason) => Response;
  };
}

/** Gives a call a way to refuse it that tells the request's id. */
export const refusable = createMiddleware<ApiEnv>((c, next) => {
  const { requestId } = c.env;
  c.set('acceptLanguage', c.req.header('Accept-Language'));
  c.set('refuse', (reason) => refusal(reason, { requestId, acceptLanguage: c.var.acceptLanguage }));
  return next();
});

/** The body is taken in before the platform is called: it is small, and the platform never sees a half of one. */
export const boundedBody = createMiddleware<ApiEnv>((c, next) =>
  bodyLimit({ maxSize: BODY_LIMIT, onError: () => c.var.refuse('tooLarge') })(c, next),
);
