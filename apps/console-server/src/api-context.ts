import type { IncomingMessage } from 'node:http';
import type { Connection, Networks } from '@console/server-kit';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { apiError, type ApiErrorReason } from './api-error';

export interface IdentifiedRequest extends Connection {
  requestId: string;
}

const BODY_LIMIT = 1024 * 1024;

export interface ApiOptions {
  platform: URL;
  trustedProxies: Networks;
  log: Logger;
  /** Maximum silence of the platform, before and within its response. */
  timeoutMs: number;
  hosts?: readonly string[];
}

export interface ApiEnv {
  Bindings: IdentifiedRequest;
  Variables: {
    acceptLanguage: string | undefined;
    errorResponse: (reason: ApiErrorReason) => Response;
    /** The body of a forwarded response, which `streamedBody` sends. */
    platformBody?: IncomingMessage;
  };
}

/** Adds `errorResponse`, which returns an error of the API with the request ID. */
export const withErrorResponses = createMiddleware<ApiEnv>((c, next) => {
  const { requestId } = c.env;
  c.set('acceptLanguage', c.req.header('Accept-Language'));
  c.set('errorResponse', (reason) =>
    apiError(reason, { requestId, acceptLanguage: c.get('acceptLanguage') }),
  );
  return next();
});

/** Reads the whole body before calling the platform, so that the platform never receives a part of one. */
export const boundedBody = createMiddleware<ApiEnv>((c, next) =>
  carriesBody(c.req.method)
    ? bodyLimit({ maxSize: BODY_LIMIT, onError: () => c.get('errorResponse')('tooLarge') })(c, next)
    : next(),
);

export const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export function isApiMethod(method: string): boolean {
  return API_METHODS.some((known) => known === method);
}

/** Whether the proxy forwards the body of a request with this method. */
export function carriesBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
