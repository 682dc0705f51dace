import type { z } from 'zod';
import type { ApiGroupId } from './api-groups';

/** The five API groups of the proxy form. @see spec 7.1 */
export type ProxyGroup =
  'authServiceApi' | 'apiAdminAccount' | 'apiTenantApp' | 'apiAdminBilling' | 'apiAdminQuota';

/**
 * Whose things a permission opens in an operation that is about the things of many apps.
 *
 * - `every-app`, `tenant-apps` (all but the admin app), `admin-app` (its own things alone): held in the admin app.
 * - `own-app`: held in a tenant app, and for that one alone: the one that `X-App-Id` names, or where that is the admin app,
 *   each in which it is held.
 */
export type Reach = 'every-app' | 'tenant-apps' | 'admin-app' | 'own-app';

/** API groups, one of which the caller holds, each where its reach requires it. */
export type GroupAccess = Readonly<Partial<Record<ApiGroupId, Reach | readonly Reach[]>>>;

/**
 * Who may call an operation. The platform decides by it; the console only explains.
 *
 * - `public`: nobody needs to be signed in.
 * - `pending`: the holder of a pending two-factor token.
 * - `session`: the holder of a main token, before two-factor authentication is enabled as well.
 * - `enrolled`: a signed-in person with two-factor authentication enabled.
 * - `app-key`: a program of an app, with the app's API key in place of a person's token, about that app alone.
 * - an API group: enrolled, and holding that permission in the app that `X-App-Id` names (or `appParam`). Staff groups that
 *   are held in the admin app count in every app.
 * - API groups with their reach: enrolled, and holding at least one of them where its reach asks for it. A group with
 *   several reaches opens more or less by the app that it is held in.
 *   What lies outside the reach is answered as if it did not exist.
 */
export type Access = 'public' | 'pending' | 'session' | 'enrolled' | 'app-key' | ApiGroupId | GroupAccess;

/** The header of a captcha token. */
export const CAPTCHA_HEADER = 'X-Captcha-Token';

/**
 * The header of a call that the client makes by itself, such as a poll: the platform does not count it as activity of the
 * user. Any value marks the call; a call without the header counts.
 */
export const BACKGROUND_HEADER = 'X-Background';

/** An object schema whose fields can each be asked. */
export type ObjectSchema = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** The plain data that declares one call of the platform. */
export interface Operation {
  /** camelCase, named by the act; also the OpenAPI operationId and the name in the required-parameter message. */
  name: string;
  summary: string;
  group: ProxyGroup;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** OpenAPI form: `/apps/{id}`. Every `{name}` is a key of `params`. */
  path: `/${string}`;
  access: Access;
  /**
   * The path parameter that names the app whose permission is asked for, in place of `X-App-Id`.
   */
  appParam?: string;
  /**
   * The argument that names the app of `X-App-Id`; the admin app by default. With `true` it is `appId`, which is no parameter
   * by itself: callers on the page of an app pass that app. The app is thereby part of RTK Query's cache key.
   */
  inApp?: true | 'id';
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  response: z.ZodType;
  /**
   * The status of success; 200 unless told. With 302 the operation is no call but a page to open: its answer is the
   * `location` that the browser is led to.
   */
  status?: 200 | 201 | 302;
  /** The answer comes with an ETag, the version of what it shows. */
  etag?: true;
  /** Takes an `If-Match`: a change of a version that is no longer the newest is refused with 412. */
  ifMatch?: true;
  /**
   * Asks for a captcha token, where the installation has a captcha: in the header `CAPTCHA_HEADER`, as `v3:<token>` or
   * `v2:<token>`. A token that is missing or not good enough is refused with 400 and a message for the field `captcha`;
   * after a v3 token the console then asks for a v2 one. @see spec 4.9
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
   * - `attempts`: wrong codes.
   */
  rateLimit?: 'calls' | 'attempts' | { callsWith: string };
  /** True when the specification's list of calls does not have it: a platform owner has to add it. */
  extension?: true;
}

/**
 * Declares a call once. The console's endpoint, the MSW handler, the platform's route and the OpenAPI entry are all
 * derived from the value that this returns, which is the declaration itself with its literal types kept.
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
 * What a caller passes: path parameters and query values side by side, the body under `body`.
 * `void` for an operation that takes nothing.
 */
export type ArgsOf<O extends Operation> = keyof ArgsObject<O> extends never ? void : Simplify<ArgsObject<O>>;

/** The body of a successful answer, after the check against the contract. */
export type ResponseOf<O extends Operation> = z.output<O['response']>;

/** What a successful call gives its caller: the answer, and its ETag where the operation has one (empty when none came). */
export type ResultOf<O extends Operation> = ResponseOf<O> &
  (O['etag'] extends true ? { etag: string } : unknown);
