import {
  compressed,
  networkOf,
  requestLog,
  requestMetrics,
  requestTracing,
  type Networks,
} from '@console/server-kit';
import { Hono, type Context, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { recordRejection } from '../audit/record-rejection';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isDeadlock } from '../database/database-unavailable';
import { asRequestOf } from '../concurrency/fair-queue';
import { message } from '../messages/message';
import { auditActionOf } from '../http/audited-operations';
import { openApiDocument } from '../openapi/openapi-document';
import type { PlatformMetrics } from '../http/platform-metrics';
import type { Keyring } from '../security/keyring';
import { appIdOf, enforceAccess } from './access';
import { errorResponse, errorHandler } from '../http/error-response';
import { callerAddress } from '../http/caller-address';
import { enforceCaptcha } from './enforce-captcha';
import { runOnce } from './idempotency';
import { enforceRateLimits, type RateLimitSettings } from '../http/rate-limits';
import { readInput, rejectControlCharacters, type Input } from '../http/read-input';
import { HttpError, entityTag, readIfMatch } from '../http/http-error';
import { requestContext, type PlatformEnv } from '../http/request-context';
import type { Installation, Route } from '../http/route';

const MAX_BODY_BYTES = 1024 * 1024;
const JSON_HEADERS = { 'Content-Type': 'application/json' };
const JSON_TYPE = /^application\/json\s*(;|$)/i;

export interface ApiServices extends Installation {
  db: Database;
  keyring: Keyring;
  metrics: PlatformMetrics;
  registry: Registry;
  clock: () => Date;
  consoleUrl: string;
  rateLimits: RateLimitSettings;
  trustedProxies: Networks;
  /** HTML pages by path. Unlike operations they accept forms. */
  pages?: Readonly<Record<string, Hono<PlatformEnv>>> | undefined;
}

/** The whole API: routes with access, validation, rate limits, idempotency and audit, and one error handler. */
export function createApi(routes: readonly Route[], services: ApiServices): Hono<PlatformEnv> {
  const api = new Hono<PlatformEnv>();
  api.use(requestTracing);
  api.use(requestMetrics(services.registry));
  api.use(services.metrics.signIns);
  api.use(requestLog(services.log));
  api.use(requestContext);
  api.use((context, next) => {
    const address = callerAddress(context, services.trustedProxies);
    return asRequestOf(networkOf(address ?? ''), next);
  });
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new HttpError(413, message('request.tooLarge'));
    },
  });
  // A GET has no body, but the check would build its whole request.
  api.use((context, next) => (context.req.method === 'GET' ? next() : limitBody(context, next)));
  // Mounted before the media type check. Their errors reach the API's error handler.
  for (const [path, page] of Object.entries(services.pages ?? {})) api.route(path, page);
  api.use(async (context, next) => {
    const type = context.req.header('Content-Type');
    if (type !== undefined && !JSON_TYPE.test(type)) throw new HttpError(415, message('request.mediaType'));
    await next();
  });
  api.onError(errorHandler(services.log));
  api.notFound((context) => errorResponse(context, new HttpError(404, message('request.notFound'))));

  for (const route of routes.toSorted(fixedFirst)) addRoute(api, route, services);

  const operations = routes.map(({ operation }) => operation);
  let document: string | undefined;
  api.get('/openapi.json', (context) =>
    compressedJson(context, (document ??= JSON.stringify(openApiDocument(operations)))),
  );
  return api;
}

async function compressedJson(
  context: Context<PlatformEnv>,
  json: string,
  status: 200 | 201 = 200,
): Promise<Response> {
  const { body, headers } = await compressed(json, context.req.header('Accept-Encoding'));
  return context.body(body, status, { ...JSON_HEADERS, ...headers });
}

function asRequestOfToken(context: Context<PlatformEnv>, next: Next): Promise<void> {
  const token = context.req.header('Authorization');
  return token === undefined ? next() : asRequestOf(token, next);
}

/** The router takes the first match, so `/apps/generate-appid` has to precede `/apps/{id}`. */
function fixedFirst(one: Route, other: Route): number {
  const rank = ({ operation }: Route) => operation.path.replace(/\{\w+\}/g, '~');
  return rank(one) < rank(other) ? -1 : 1;
}

function addRoute(api: Hono<PlatformEnv>, route: Route, services: ApiServices): void {
  const { db, keyring, clock, consoleUrl } = services;
  const { operation } = route;
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  // A public call does not end early with a wrong token, so one address could be many callers.
  if (operation.access !== 'public') api.on(operation.method, path, asRequestOfToken);
  api.on(operation.method, path, async (context) => {
    const now = clock();
    const request = {
      id: context.get('requestId'),
      appId: appIdOf(context),
      ip: callerAddress(context, services.trustedProxies),
      userAgent: context.req.header('User-Agent'),
      locale: context.get('locale'),
    };
    let authority: Authority | undefined;
    let input: Input | undefined;
    let etag: string | undefined;
    try {
      rejectControlCharacters(context.req.param());
      const reach = (authority = await enforceAccess(context, operation, services, now));
      const caller = context.get('caller');
      const checked = (input = await readInput(operation, context, (body) => route.admit?.(body, services)));
      await enforceCaptcha(context, operation, services);

      const execute = async (database: Database): Promise<unknown> => {
        const userId = caller?.actor.userId;
        const { ip } = request;
        await enforceRateLimits(database, services.rateLimits, {
          operation,
          input: checked,
          userId,
          ip,
          now,
        });
        return route.handle({
          ...checked,
          actor: caller?.actor,
          membership: caller?.membership,
          authority: reach,
          action: auditActionOf(operation),
          db: database,
          keyring,
          now,
          consoleUrl,
          rateLimits: services.rateLimits,
          installation: services,
          request,
          setVersion: (version) => {
            etag = entityTag(version);
          },
          knownVersion: operation.ifMatch && readIfMatch(context.req.header('If-Match')),
        });
      };
      // Parsed again so that fields that the contract does not declare never leave the platform.
      const respond = (answer: unknown) =>
        JSON.stringify(pickFields(operation.response.parse(answer), checked.query));
      const respondIn = async (database: Database) => ({ json: respond(await execute(database)), etag });

      const key = operation.method === 'POST' ? context.req.header('Idempotency-Key') : undefined;
      const once = { operation, input: [request.appId, checked], keyring, now };
      const run = async () =>
        route.request
          ? { json: respond(await route.request(await db.transaction(execute), db)), etag }
          : key !== undefined && caller?.actor.session.kind === 'main'
            ? runOnce(db, { key, ...caller, ...once }, respondIn)
            : respondIn(db);
      const { json: answer, etag: tag } = await run().catch((error: unknown) => {
        if (isDeadlock(error)) return run();
        throw error;
      });
      if (tag !== undefined) context.header('ETag', tag);
      if (operation.produces !== undefined) {
        const bytes = Buffer.from(z.base64().parse(JSON.parse(answer)), 'base64');
        return context.body(bytes, 200, { 'Content-Type': operation.produces });
      }
      if (operation.status === 302) return context.redirect(redirectLocation(answer), 302);
      // A strong ETag must not stand for several encodings.
      if (operation.etag) return context.body(answer, operation.status ?? 200, JSON_HEADERS);
      return await compressedJson(context, answer, operation.status);
    } catch (error) {
      // Validation errors are not audited.
      if (error instanceof HttpError && (input !== undefined || error.status !== 400)) {
        const { caller } = context.var;
        await recordRejection(services, {
          operation,
          caller,
          authority,
          params: context.req.param(),
          input,
          rejection: error,
          now,
          request,
        });
      }
      throw error;
    }
  });
}

const Redirect = z.object({ location: z.url() });

function redirectLocation(answer: string): string {
  return Redirect.parse(JSON.parse(answer)).location;
}

export function pickFields(answer: unknown, query: Record<string, unknown> | undefined): unknown {
  const fields = query?.['fields'];
  if (typeof fields !== 'string' || !isList(answer)) return answer;
  const wanted = new Set(fields.split(','));
  return {
    ...answer,
    data: answer.data.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))),
    ),
  };
}

function isList(answer: unknown): answer is { data: object[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}
