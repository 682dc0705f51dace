import type { ResponseOf, Operation } from '@console/http/contract';
import type { OutgoingClient } from '@console/server-kit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Membership } from '../authorization/membership';
import type { Actor } from '../authorization/sessions';
import type { InactivityLimits } from '../authorization/inactivity';
import type { InvoiceSeller } from '../invoice-pdf/invoice-pdf';
import type { PaymentProvider } from '../providers/payment-provider';
import type { Database } from '../database/connection';
import type { Locale } from '../messages/message';
import type { Captcha } from '../providers/captcha';
import type { Keyring } from '../security/keyring';
import type { SocialProviders } from '../providers/social-providers';
import type { ActionOf, AuditedName } from './audited-operations';
import type { Authority } from '../authorization/authority';
import type { RateLimitSettings } from './rate-limits';

type Values<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ActorOf<A, K> = A extends 'public' | 'app-key'
  ? undefined
  : Actor | (K extends true ? undefined : never);

export interface MediaNodeSettings {
  /** Without it no media node is accepted. */
  token?: string | undefined;
  /** The license that a new node gets; 0 for none. */
  licenseDays: number;
}

export interface Installation {
  captcha: Captcha | undefined;
  socialProviders: SocialProviders;
  signUp: boolean;
  inactivityLimits: InactivityLimits;
  /** Days without a code on remembered devices; 0 for none. */
  rememberDeviceDays: number;
  /** Words that a password must not consist of. */
  forbiddenWords: readonly string[];
  paymentProvider: PaymentProvider | undefined;
  /** Emails leave the platform. */
  sendsMail: boolean;
  invoiceSeller: InvoiceSeller;
  mediaNodes: MediaNodeSettings;
  /** For addresses that users enter. */
  outgoing: OutgoingClient;
  log: Logger;
}

export interface Call<O extends Operation> {
  params: Values<O['params']>;
  query: Values<O['query']>;
  body: Values<O['body']>;
  /** Undefined for public operations and API keys. */
  actor: ActorOf<O['access'], O['appKey']>;
  authority: Authority;
  /** For the audit log. */
  action: ActionOf<O['name']>;
  /** The caller's membership in the app of X-App-Id. */
  membership: Membership | undefined;
  /** A transaction when the call has an Idempotency-Key. Do not use another connection. */
  db: Database;
  keyring: Keyring;
  now: Date;
  consoleUrl: string;
  rateLimits: RateLimitSettings;
  installation: Installation;
  request: { id: string; appId: string; ip: string | null; userAgent: string | undefined; locale: Locale };
  setVersion: (version: number) => void;
  /** The version in If-Match; undefined for an unconditional change. */
  knownVersion: number | undefined;
}

/** An operation with its handler; types are erased, so that all routes fit one list. */
export interface Route {
  operation: Operation;
  /** Checks the caller by the body, before its validation. @throws HttpError */
  admit?: (body: unknown, installation: Installation) => void;
  handle: (call: Call<Operation>) => unknown;
  /** What follows the transaction of `handle`, with its result and a connection outside the transaction. */
  request?: (prepared: unknown, db: Database) => unknown;
}

/** Mutations of any library need an entry in `audited-operations.ts`. */
type Audited<O extends Operation> = O['method'] extends 'GET' ? unknown : { name: AuditedName };

/** Binds a handler to an operation, from which path, access, validation, audit and documentation derive. */
export function route<O extends Operation>(
  operation: O & Audited<O>,
  handler: (call: Call<O>) => ResponseOf<O> | Promise<ResponseOf<O>>,
): Route {
  return {
    operation,
    // Sound because the API validates the input with the operation's schemas before it calls `handle`.
    handle: (call) => handler(call),
  };
}

/**
 * Like `routeInTransaction`, for calls of other servers: the handler returns the request, which follows the transaction
 * and stores its result, if any, in another one. Repeats request again, also with the same `Idempotency-Key`.
 */
export function outgoingRoute<O extends Operation>(
  operation: O & Audited<O>,
  prepare: (call: Call<O>) => Prepared<O> | Promise<Prepared<O>>,
): Route {
  return {
    operation,
    handle: (call) => prepare(call),
    // Sound because the API passes the result of `handle`.
    request: (prepared, db) => (prepared as Prepared<O>)(db),
  };
}

type Prepared<O extends Operation> = (db: Database) => Promise<ResponseOf<O>>;

/** Like `route`; `call.db` of the handler is a transaction, which an error rolls back. */
export function routeInTransaction<O extends Operation>(
  operation: O & Audited<O>,
  handler: (call: Call<O>) => Promise<ResponseOf<O>>,
): Route {
  return route(operation, (call) => call.db.transaction((db) => handler({ ...call, db })));
}
