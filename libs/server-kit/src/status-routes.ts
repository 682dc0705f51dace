import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { isLocalRequest } from './local-request';
import { isSameSecret } from './is-same-secret';

/** Maximum time for all checks of a probe. */
const CHECK_MS = 2_000;
/** Probes within this time share one result: an unauthenticated caller must not load what is checked. */
const SHARED_MS = 500;
const NO_STORE = { 'Cache-Control': 'no-store' };

interface StatusOptions {
  log: Logger;
  /** What the server needs to serve, by name; a check that rejects fails. */
  checks: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>>;
  metrics: Registry;
  /** Bearer token that opens the metrics to other machines. */
  metricsToken?: string | undefined;
  isStopping?: (() => boolean) | undefined;
}

interface StatusEnv {
  Bindings: { remoteAddress?: string | undefined };
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; names what fails. `/metrics`: Prometheus text, for this machine
 * and holders of the token. Load balancers and monitoring call these.
 */
export function statusRoutes({
  log,
  checks,
  metrics,
  metricsToken,
  isStopping,
}: StatusOptions): Hono<StatusEnv> {
  const routes = new Hono<StatusEnv>();
  let shared: { at: number; failing: Promise<string[]> } | undefined;

  routes.get('/healthz', (c) =>
    isStopping?.() ? c.json({ status: 'stopping' }, 503, NO_STORE) : c.json({ status: 'ok' }, 200, NO_STORE),
  );

  routes.get('/readyz', async (c) => {
    if (isStopping?.()) return c.json({ status: 'stopping' }, 503, NO_STORE);
    if (!shared || performance.now() - shared.at > SHARED_MS) {
      shared = { at: performance.now(), failing: failingChecks(checks, log) };
    }
    const failing = await shared.failing;
    return failing.length === 0
      ? c.json({ status: 'ready' }, 200, NO_STORE)
      : c.json({ status: 'unavailable', failing }, 503, NO_STORE);
  });

  routes.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metricsToken)) {
      return c.json({ status: 'unauthorized' }, 401, { ...NO_STORE, 'WWW-Authenticate': 'Bearer' });
    }
    return c.text(await metrics.metrics(), 200, { ...NO_STORE, 'Content-Type': metrics.contentType });
  });

  return routes;
}

async function failingChecks(checks: StatusOptions['checks'], log: Logger): Promise<string[]> {
  const signal = AbortSignal.timeout(CHECK_MS);
  const overdue = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No result within ${CHECK_MS} ms.`)), {
      once: true,
    });
  });
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await Promise.race([check(signal), overdue]);
        return [];
      } catch (error) {
        log.warn({ check: name, err: error }, 'not ready');
        return [name];
      }
    }),
  );
  // The timer outlives checks that succeed.
  overdue.catch(() => undefined);
  return results.flat();
}

function mayReadMetrics(c: Context<StatusEnv>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (token !== undefined && given !== undefined && isSameSecret(given, token)) return true;
  return isLocalRequest(c.env.remoteAddress, c.req.raw.headers);
}
