import { Hono } from 'hono';
import {
  type ApiEnv,
  type ApiOptions,
  boundedBody,
  carriesBody,
  isApiMethod,
  withErrorResponses,
} from './api-context';
import { forwardCall } from './forward-call';
import { isPlainPath } from './request-path';
import { mediaRedirect, socialLoginRedirect } from './redirects';

/** The platform’s paths on the console’s origin; the request target is forwarded unchanged. */
export function apiRelay(options: ApiOptions): Hono<ApiEnv> {
  const relay = new Hono<ApiEnv>();

  relay.use(withErrorResponses);
  relay.use((c, next) => {
    if (!isApiMethod(c.req.method)) return Promise.resolve(c.get('errorResponse')('methodNotAllowed'));
    if (!isPlainPath(c.env.incoming.url ?? '')) return Promise.resolve(c.get('errorResponse')('badPath'));
    return next();
  });
  relay.use(boundedBody);

  relay.all('*', async (c) => {
    const { method } = c.req;
    const { incoming } = c.env;
    return forwardCall(c, options, {
      method,
      target: incoming.url ?? '',
      headers: incoming.headers,
      body: carriesBody(method) ? Buffer.from(await c.req.arrayBuffer()) : undefined,
      redirectTarget: (response) =>
        socialLoginRedirect(incoming, response) ?? mediaRedirect(incoming, response),
    });
  });

  return relay;
}
