import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { routeOf } from './request-log';

export type { Registry as Metrics } from 'prom-client';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Seconds. Above 10 s clients have given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one server. With `process`, also memory, CPU, garbage collection and event loop lag. */
export function createMetrics({ process = false } = {}): Registry {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Measures every request. Labels are route patterns and known methods, never what a client has written, so that their
 * number is bounded.
 */
export function requestMetrics(registry: Registry) {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response begins, by route pattern and method.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return createMiddleware(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const labels = { route: routeOf(c), method: METHODS.includes(c.req.method) ? c.req.method : 'other' };
    requests.inc({ ...labels, status: c.res.status });
    durations.observe(labels, (performance.now() - startedAt) / 1000);
  });
}

/** Measures the runs of background jobs. */
export function jobMetrics(registry: Registry) {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of background jobs by result.',
    labelNames: ['job', 'result'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of the runs of background jobs.',
    labelNames: ['job'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return async <Result>(job: string, work: () => Promise<Result>): Promise<Result> => {
    const end = durations.startTimer({ job });
    try {
      const result = await work();
      runs.inc({ job, result: 'succeeded' });
      return result;
    } catch (error) {
      runs.inc({ job, result: 'failed' });
      throw error;
    } finally {
      end();
    }
  };
}
