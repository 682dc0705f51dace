import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { routeOf } from './request-log';
import { readEnvironment, webAddress } from './settings';

const TRACER = 'signalbox';

const variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).prefault('1').describe('a number from 0 to 1'),
};

/**
 * Sends traces by OTLP over HTTP if OTEL_EXPORTER_OTLP_ENDPOINT is set; the SDK is loaded only then. Returns how to send
 * the last spans.
 *
 * @throws StartProblem for a wrong setting.
 */
export async function startTracing(
  server: string,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = readEnvironment(
    variables,
    environment,
  );
  if (endpoint === undefined) return () => Promise.resolve();
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources, sdk, exporter] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': `signalbox-${server}` }))
      .merge(
        resources.detectResources({
          detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
        }),
      ),
    // Decides by the trace ID, so that all servers agree and clients cannot force a trace.
    sampler: new sdk.TraceIdRatioBasedSampler(ratio),
    // The exporter reads the OTEL_EXPORTER_OTLP_* variables itself.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

/** Makes each request a span, of the trace that its traceparent names. */
export const requestTracing = createMiddleware(async (c, next) => {
  // Without `startTracing`, the propagator reads no headers.
  if (propagation.fields().length === 0) return next();
  const parent = propagation.extract(context.active(), c.req.header());
  const { method } = c.req;
  const span = trace.getTracer(TRACER).startSpan(method, { kind: SpanKind.SERVER }, parent);
  await context.with(trace.setSpan(parent, span), next);
  const route = routeOf(c);
  const { status } = c.res;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
});

/** The headers that continue the current trace in another server; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * A database client whose statements are spans of the current trace, if there is one, with their text and without their parameters. The
 * clients that its `connect` returns and its `transaction` passes on are traced as well.
 */
export function tracedDatabase<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const call = (...args: unknown[]): unknown => Reflect.apply(member, target, args);
      if (name === 'query')
        return (...args: unknown[]) => tracedStatement(textOf(args[0]), () => call(...args));
      if (name === 'connect') return async (...args: unknown[]) => tracedIfObject(await call(...args));
      if (name === 'transaction') {
        return (work: (transaction: unknown) => unknown, ...args: unknown[]) =>
          call((transaction: unknown) => work(tracedIfObject(transaction)), ...args);
      }
      return call;
    },
  });
}

function tracedIfObject(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? tracedDatabase(value) : value;
}

async function tracedStatement(text: string, run: () => unknown): Promise<unknown> {
  // Statements of the start and of jobs would each be a trace of one span.
  if (trace.getActiveSpan() === undefined) return run();
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const span = trace.getTracer(TRACER).startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  });
  try {
    return await run();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The text of a statement, given as text or as a node-postgres query object. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown =
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : '';
  return typeof text === 'string' ? text : '';
}
