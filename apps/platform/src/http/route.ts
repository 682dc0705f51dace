import type { ResponseOf, Operation } from '@console/http/contract';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Actor } from '../authorization/sessions';
import type { InactivityLimits } from '../authorization/inactivity';
import type { PaymentProvider } from '../providers/payment-provider';
import type { Database } from '../database/connection';
import type { Locale } from '../messages/message';
import type { Captcha } from '../providers/captcha';
import type { Keyring } from '../security/keyring';
import type { SocialProviders } from '../providers/social-providers';
import type { Authority } from '../authorization/authority';
import type { RateLimitSettings } from './rate-limits';

type Values<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ActorOf<A> = A extends 'public' | 'app-key' ? undefined : Actor;

/** What the settings make of this platform. */
export interface Installation {
  /** Where none is set up, nobody is asked for a token. */
  captcha: Captcha | undefined;
  socialProviders: SocialProviders;
  /** Whether anyone can create an account without an invitation. */
  signUp: boolean;
  inactivityLimits: InactivityLimits;
  /** Names that no password may consist of. */
  forbiddenWords: readonly string[];
  /** Where none is set up, nobody can add a payment method. */
  paymentProvider: PaymentProvider | undefined;
  log: Logger;
}

/** What a handler is given: all checked, all typed by the operation that it carries out. */
export interface Call<O extends Operation> {
  params: Values<O['params']>;
  query: Values<O['query']>;
  body: Values<O['body']>;
  /** Who calls; nobody in particular where the operation is public, or a program's. */
  actor: ActorOf<O['access']>;
  /** Which apps the caller's permissions reach. */
  authority: Authority;
  /** A transaction when the call carries an Idempotency-Key: use this one and no other. */
  db: Database;
  keyring: Keyring;
  now: Date;
  /** The console's own address, for links in mails. */
  consoleUrl: string;
  rateLimits: RateLimitSettings;
  installation: Installation;
  /** `ip`: where the call came from; null where that is not known. */
  request: { id: string; appId: string; ip: string | null; userAgent: string | undefined; locale: Locale };
  /** Gives the answer an ETag, from the version of what it shows. */
  setVersion: (version: number) => void;
  /** The version that the caller knows, by its If-Match; `undefined` for a change that is wanted whatever came before. */
  knownVersion: number | undefined;
}

/** One operation with its handler, its types no longer visible, so that routes of all operations fit one list. */
export interface Route {
  operation: Operation;
  handle: (call: Call<Operation>) => unknown;
}

/** Ties a handler to an operation of a contract. Path, access, validation and document all come from the operation. */
export function route<O extends Operation>(
  operation: O,
  handler: (call: Call<O>) => ResponseOf<O> | Promise<ResponseOf<O>>,
): Route {
  return {
    operation,
    // Where the types are taken on trust: the compiler lets any call pass for one of this operation. It is one, because
    // whoever calls `handle` has read params, query and body with the operation's own schemas and enforced its access.
    handle: (call) => handler(call),
  };
}
