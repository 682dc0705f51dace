import type { z } from 'zod';
import type { ApiGroupId } from './api-groups';

/** The five API groups of the proxy form. @see spec 7.1 */
export type ProxyGroup =
  'authServiceApi' | 'apiAdminAccount' | 'apiTenantApp' | 'apiAdminBilling' | 'apiAdminQuota';

/**
 * Which apps a permission reaches in an operation that covers many apps.
 *
 * - `every-app`, `tenant-apps` (all but the admin app), `admin-app` (only itself): held in the admin app.
 * - `own-app`: held in a tenant app, for that app: the one in `X-App-Id`, or each in which it is held if that is the admin app.
 */
export type Reach = 'every-app' | 'tenant-apps' | 'admin-app' | 'own-app';

/** API groups, one of which the caller holds, each where its reach requires it. */
export type GroupAccess = Readonly<Partial<Record<ApiGroupId, Reach | readonly Reach[]>>>;

/**
 * Who may call an operation. The platform enforces it; the console explains it.
 *
 * - `public`: without a session.
 * - `pending`: the holder of a pending two-factor token.
 * - `session`: the holder of a main token, before two-factor authentication is enabled as well.
 * - `enrolled`: a signed-in user with two-factor authentication.
 * - `app-key`: a program with an API key of an app, for that app. Read-only keys can only make GET calls.
 * - an API group: enrolled, and holding that permission in the app that `X-App-Id` names (or `appParam`). Staff groups that
 *   are held in the admin app count in every app.
 * - API groups with their reach: enrolled, and holding at least one of them within its reach. Resources outside the reach do not exist for the caller.
 */
export type Access = 'public' | 'pending' | 'session' | 'enrolled' | 'app-key' | ApiGroupId | GroupAccess;

/** The header of a captcha token. */
export const CAPTCHA_HEADER = 'X-Captcha-Token';

/**
 * Marks automatic requests, such as polls, which do not count as user activity. Any value.
 */
export const BACKGROUND_HEADER = 'X-Background';

export type ObjectSchema = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** The declaration of one call. */
export interface Operation {
  /** camelCase; also the OpenAPI operationId. */
  name: string;
  summary: string;
  group: ProxyGroup;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** OpenAPI form: `/apps/{id}`. Every `{name}` is a key of `params`. */
  path: `/${string}`;
  access: Access;
  /**
   * The path parameter that names the app, instead of `X-App-Id`.
   */
  appParam?: string;
  /**
   * The argument that names the app of `X-App-Id`; the admin app by default. With `true` it is `appId`, which is no parameter
   * by itself: callers on the page of an app pass that app. The app is thereby part of RTK Query's cache key.
   */
  inApp?: true | 'id';
  /** Also open to programs with an API key of an app that has one of the API groups of `access`, for that app. */
  appKey?: true;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  response: z.ZodType;
  /**
   * The status of success; default: 200. With 302 the operation is a page to open, and its response the `location`.
   */
  status?: 200 | 201 | 302;
  /** The media type of a response that is not JSON; `response` is then its bytes as base64. */
  produces?: 'application/pdf';
  /** The response has an ETag. */
  etag?: true;
  /** Accepts `If-Match`; an outdated version is rejected with 412. */
  ifMatch?: true;
  /**
   * Requires a captcha token, if the installation has a captcha: in `CAPTCHA_HEADER`, as `v3:<token>` or `v2:<token>`. A missing or insufficient token is rejected with 400 and an error for the field `captcha`. @see spec 4.9
   */
  captcha?: true;
  /** The request carries a credential in place of a session. A wrong one is rejected with 401. */
  credential?: true;
  /** The app that pays needs a payment card, where the installation takes payment methods: 402. */
  paid?: true;
  /** The current state may not allow the call: 409. */
  conflict?: true;
  /** An installation may switch the function off: 403. */
  closable?: true;
  /** An installation may lack the function: 404. */
  optional?: true;
  /**
   * What is limited; default: `calls` for operations that create something (status 201). Beyond the limit: 429 with `Retry-After`.
   *
   * - `calls`: calls within an hour, by caller and source address.
   * - `callsWith`: the same, for calls that have this body field.
   * - `attempts`: what the operation counts itself, such as wrong codes.
   */
  rateLimit?: 'calls' | 'attempts' | { callsWith: string };
  /** True when the specification's list of calls does not have it: a platform owner has to add it. */
  extension?: true;
}

/**
 * Declares a call. Endpoint, MSW handler, platform route and OpenAPI entry derive from it.
 */
export function operation<const O extends Operation>(declaration: O): O {
  return declaration;
}

type Simplify<T> = { [Key in keyof T]: T[Key] };
type Output<T> = T extends z.ZodType ? z.output<T> : unknown;
type OptionalQuery<T> = T extends z.ZodType ? Partial<z.output<T>> : unknown;
type WithBody<T> = T extends z.ZodType ? { body: z.input<T> } : unknown;
type WithIfMatch<T> = T extends true ? { ifMatch?: string | undefined } : unknown;
type WithApp<T> = T extends true ? { appId?: string | undefined } : unknown;
type ArgsObject<O extends Operation> = Output<O['params']> &
  OptionalQuery<O['query']> &
  WithBody<O['body']> &
  WithIfMatch<O['ifMatch']> &
  WithApp<O['inApp']>;

/**
 * Path parameters and query values as properties, the body as `body`; `void` if there are none.
 */
export type ArgsOf<O extends Operation> = keyof ArgsObject<O> extends never ? void : Simplify<ArgsObject<O>>;

/** The validated body of a successful response. */
export type ResponseOf<O extends Operation> = z.output<O['response']>;

/** The response, with its ETag if the operation has one (empty if it was missing). */
export type ResultOf<O extends Operation> = ResponseOf<O> &
  (O['etag'] extends true ? { etag: string } : unknown);
