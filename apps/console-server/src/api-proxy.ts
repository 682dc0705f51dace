import { parseJson } from '@console/server-kit';
import { Hono } from 'hono';
import { type ApiEnv, type ApiOptions, boundedBody, withErrorResponses } from './api-context';
import { apiGroupPaths } from './api-group-paths';
import { isSameOrigin } from './same-origin';
import { forwardCall } from './forward-call';
import { readProxyCall } from './proxy-call';

/** The proxy form: the JSON body holds the call, and its group limits the paths it can reach. */
export function apiProxy(options: ApiOptions): Hono<ApiEnv> {
  const proxy = new Hono<ApiEnv>();

  proxy.use(withErrorResponses);
  proxy.use((c, next) => {
    const { errorResponse } = c.var;
    if (c.req.method !== 'POST') return Promise.resolve(errorResponse('postOnly'));
    if (!isSameOrigin(c.env.incoming.headers, options.hosts))
      return Promise.resolve(errorResponse('foreignOrigin'));
    const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '');
    return isJson ? next() : Promise.resolve(errorResponse('notJson'));
  });
  proxy.use(boundedBody);

  proxy.post('/:group', async (c) => {
    const paths = apiGroupPaths(c.req.param('group'));
    if (!paths) return c.var.errorResponse('unknownGroup');

    const call = readProxyCall(parseJson(await c.req.text()), paths, c.env.incoming.headers);
    if (call.errorReason) return c.var.errorResponse(call.errorReason);
    c.set('acceptLanguage', call.headers['accept-language']);
    return forwardCall(c, options, call);
  });
  proxy.all('*', (c) => c.var.errorResponse('unknownGroup'));

  return proxy;
}
