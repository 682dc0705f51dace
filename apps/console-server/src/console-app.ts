import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { hostOriginsOf, isPublicPage, type RuntimeConfig } from '@console/http/contract';
import {
  compressed,
  createMetrics,
  type Metrics,
  type Networks,
  requestLog,
  requestMetrics,
  requestTracing,
  type RequestVariables,
  routeOf,
  statusRoutes,
} from '@console/server-kit';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { IdentifiedRequest } from './api-context';
import { OPEN_PATH, RELAYED_PATHS } from './api-group-paths';
import { apiProxy } from './api-proxy';
import { apiRelay } from './api-relay';
import type { ConsoleSource } from './built-console';
import { type PageKind, REPORTS_PATH } from './content-security-policy';
import { cspReports } from './csp-reports';
import { streamedBody } from './forward-call';
import { hostAccess } from './host-access';
import { renderPage } from './page';
import { checkPlatform } from './platform-call';
import { fileSegments } from './request-path';
import { UNKNOWN_PAGE } from './route-files';
import { type ResponseKind, securityHeaders } from './security-headers';
import { LANGUAGE_HEADERS, languageOf, SIGN_IN_PAGES, SIGN_IN_PATH, signInPageFor } from './sign-in-page';

interface ConsoleAppOptions {
  source: ConsoleSource;
  config: RuntimeConfig;
  platform: URL;
  trustedProxies: Networks;
  overTls?: boolean;
  log: Logger;
  metrics?: Metrics;
  metricsToken?: string | undefined;
  platformTimeoutMs?: number;
  /** Default: never. */
  isStopping?: () => boolean;
}

interface ConsoleEnv {
  Bindings: IdentifiedRequest;
  Variables: RequestVariables & { response: ResponseKind };
}

/** The pages of the build. The console mounts isolated modules in the second one. */
const PAGES = new Map<string, PageKind>([
  ['index.html', 'page'],
  ['module-frame.html', 'frame'],
]);
/** A miss is logged: it shows a tab that is older than the build. */
const ASSET = /^\/assets\/[\w.-]+$/;
/** The path of the proxy form. */
const PROXY_PATH = '/api/__api_party/';
const NO_STORE = { 'Cache-Control': 'no-store' };
/** Shorter than the console’s own timeout of 30 s, so that the user gets a reason and a request ID. */
const PLATFORM_TIMEOUT_MS = 25_000;

export function createConsoleApp(options: ConsoleAppOptions): Hono<ConsoleEnv> {
  const {
    source,
    config,
    platform,
    trustedProxies,
    overTls = false,
    log,
    platformTimeoutMs = PLATFORM_TIMEOUT_MS,
    metrics = createMetrics(),
  } = options;
  const app = new Hono<ConsoleEnv>();
  const pages = new Map([
    ...PAGES,
    ...(source.hasSignInPages ? SIGN_IN_PAGES.map((file) => [file, 'page'] as const) : []),
  ]);
  const sendPage = async (
    c: Context<ConsoleEnv>,
    file: string,
    kind: PageKind,
    languageHeaders: readonly string[] = [],
  ) => {
    const nonce = randomBytes(16).toString('base64url');
    c.set('response', { kind, nonce });
    const known = await source.findPage(c.req.path, languageOf(c.req.raw.headers));
    const template = await source.page(file, c.env.incoming.url ?? '');
    const start = file === 'index.html' ? known : UNKNOWN_PAGE;
    const { body, headers } = await compressed(
      renderPage(template, { config, nonce, start }),
      c.req.header('Accept-Encoding'),
    );
    // The page shows unknown routes itself; `/index.html` is a file.
    const status = known.exists || pages.has(c.req.path.slice(1)) ? 200 : 404;
    return c.body(body, status, {
      ...NO_STORE,
      ...headers,
      'Content-Type': 'text/html; charset=UTF-8',
      Vary: [...languageHeaders, 'Accept-Encoding'].join(', '),
    });
  };

  app.use(streamedBody);
  app.use(requestTracing);
  app.use(requestMetrics(metrics));
  app.use(requestLog(log));
  app.use(async (c, next) => {
    c.env.requestId = c.get('requestId');
    c.set('response', { kind: 'file' });
    await next();
    c.set('logFields', {
      ...(ASSET.test(c.req.path) && { asset: c.req.path }),
      kind: c.get('response').kind,
    });
    for (const [name, value] of Object.entries(securityHeaders({ config, overTls }, c.get('response'))))
      c.env.outgoing.setHeader(name, value);
  });

  app.use(hostAccess(config));

  const api = { platform, trustedProxies, log, timeoutMs: platformTimeoutMs, hosts: hostOriginsOf(config) };
  const relay = apiRelay(api);
  const apis = [
    ...RELAYED_PATHS.map((path) => ({ path, routes: relay })),
    { path: PROXY_PATH, routes: apiProxy(api) },
  ];
  for (const { path, routes } of apis) {
    app.use(`${path}*`, (c, next) => {
      c.set('response', { kind: path === OPEN_PATH ? 'open-api' : 'api' });
      return next();
    });
    app.route(path, routes);
  }

  app.route(REPORTS_PATH, cspReports(log));

  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { ...NO_STORE, Allow: 'GET, HEAD' });
    }
    return next();
  });

  const checks = {
    pages: () =>
      Promise.all(
        [...pages.keys()].map(async (file) =>
          renderPage(await source.page(file, '/'), { config, nonce: '', start: UNKNOWN_PAGE }),
        ),
      ),
    platform: (signal: AbortSignal) => checkPlatform(platform, signal),
  };
  app.route(
    '/',
    statusRoutes({
      log,
      checks,
      metrics,
      metricsToken: options.metricsToken,
      isStopping: options.isStopping,
    }),
  );

  app.get('/config.json', (c) => c.json(config, 200, NO_STORE));

  if (source.hasSignInPages)
    app.get(SIGN_IN_PATH, (c) => sendPage(c, signInPageFor(c.req.raw.headers), 'page', LANGUAGE_HEADERS));

  app.get('*', async (c) => {
    const segments = fileSegments(c.env.incoming.url ?? '');
    if (!segments) return c.notFound();

    const name = segments.join('/') || 'index.html';
    const kind = pages.get(name);
    if (kind) return sendPage(c, name, kind);

    const file = await source.file(segments, c.req.raw.headers);
    if (file) return file;
    // A missing script must fail as such; a page in its place would hide the cause.
    if (segments[0] === 'assets' || extname(segments.at(-1) ?? '') !== '') return c.notFound();

    return sendPage(c, 'index.html', isPublicPage(c.env.incoming.url ?? '') ? 'public' : 'page');
  });

  app.notFound((c) => c.text('Not found', 404, NO_STORE));
  app.onError((error, c) => {
    const { requestId } = c.var;
    log.error({ requestId, method: c.req.method, route: routeOf(c), err: error }, 'failed');
    return c.text('Internal server error', 500, { ...NO_STORE, 'X-Request-Id': requestId });
  });
  return app;
}
