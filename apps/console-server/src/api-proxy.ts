import { Hono } from 'hono';
import { type ApiEnv, type ApiOptions, boundedBody, refusable } from './api-context';
import { apiGroupPaths } from './api-group-paths';
import { isOwnOrigin } from './own-origin';
import { passOn } from './pass-on';
import { readProxyCall } from './proxy-call';

/** The proxy form: the call stands in a JSON body, and its group says which paths of the platform it may reach. */
export function apiProxy(options: ApiOptions): Hono<ApiEnv> {
  const proxy = new Hono<ApiEnv>();

  proxy.use(refusable);
  proxy.use((c, next) => {
    const { refuse } = c.var;
    if (c.req.method !== 'POST') return Promise.resolve(refuse('postOnly'));
    if (!isOwnOrigin(c.env.incoming.headers, options.hosts)) return Promise.resolve(refuse('foreignOrigin'));
    const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '');
    return isJson ? next() : Promise.resolve(refuse('notJson'));
  });
  proxy.use(boundedBody);

  proxy.post('/api/__api_party/:group', async (c) => {
    const paths = apiGroupPaths(c.req.param('group'));
    if (!paths) return c.var.refuse('unknownGroup');

    const call = readProxyCall(parseJson(await c.req.text()), paths, c.env.incoming.headers);
    if (call.refused) return c.var.refuse(call.refused);
    c.set('acceptLanguage', call.headers['accept-language']);
    return passOn(c, options, call);
  });
  proxy.notFound((c) => c.var.refuse('unknownGroup'));

  return proxy;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
