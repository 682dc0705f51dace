import { Hono } from 'hono';
import { type ApiEnv, type ApiOptions, boundedBody, refusable } from './api-context';
import { carriesBody, isApiMethod } from './api-methods';
import { passOn } from './pass-on';
import { isPlainPath } from './request-path';
import { socialLoginPlace } from './social-login';

/** The platform's own paths on the console's origin: the target is sent as it came. */
export function apiRelay(options: ApiOptions): Hono<ApiEnv> {
  const relay = new Hono<ApiEnv>();

  relay.use(refusable);
  relay.use((c, next) => {
    if (!isApiMethod(c.req.method)) return Promise.resolve(c.var.refuse('methodNotAllowed'));
    if (!isPlainPath(c.env.incoming.url ?? '')) return Promise.resolve(c.var.refuse('badPath'));
    return next();
  });
  relay.use(boundedBody);

  relay.all('*', async (c) => {
    const { method } = c.req;
    const { incoming } = c.env;
    return passOn(c, options, {
      method,
      target: incoming.url ?? '',
      headers: incoming.headers,
      body: carriesBody(method) ? Buffer.from(await c.req.arrayBuffer()) : undefined,
      placeToGo: (answer) => socialLoginPlace(incoming, answer),
    });
  });

  return relay;
}
