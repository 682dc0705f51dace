import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@console/i18n/contract';
import { users } from './accounts';
import { apps } from './apps';
import { identifier, instant, oneOf } from './columns';

/**
 * What a link in a mail allows: to confirm an address, to sign up by invitation, to choose a new password, to join an
 * app, to change to the address that it was sent to.
 */
export const MAIL_TOKEN_KINDS = ['confirm', 'invite', 'reset', 'member', 'email'] as const;

/** Links that were mailed. Each works once, until it expires, for the address that it was sent to. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: identifier(),
    kind: text('kind', { enum: MAIL_TOKEN_KINDS }).notNull(),
    /** SHA-256 of the token; the token itself is in the mail only. */
    tokenHash: text('token_hash').notNull(),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    appId: text('app_id').references(() => apps.appId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (token) => [
    uniqueIndex('mail_tokens_token_hash_key').on(token.tokenHash),
    index('mail_tokens_user_idx').on(token.userId, token.kind),
    index('mail_tokens_email_idx').on(token.email, token.kind),
    check('mail_tokens_kind_known', oneOf(token.kind, MAIL_TOKEN_KINDS)),
  ],
);

/**
 * Mails that a transaction has decided on. They leave after it has ended; where no mail server is set, they stay and can
 * be read on this machine.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: identifier(),
    /** The mail's occasion, such as `password-reset`. */
    kind: text('kind').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Sealed by the keyring, because links in it open accounts; emptied once the mail is sent. */
    sealedText: text('sealed_text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When the mail is of no use any more: its link has expired, or its news is old. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    /** Given up, for the reason in `lastError`. */
    failedAt: instant('failed_at'),
  },
  (mail) => [
    index('outbox_waiting_idx')
      .on(mail.nextAttemptAt)
      .where(sql`${mail.sentAt} is null and ${mail.failedAt} is null`),
    index('outbox_created_idx').on(mail.createdAt),
    check('outbox_language_known', oneOf(mail.language, LANGUAGES)),
  ],
);

export const MAIL_REQUEST_KINDS = ['sign-up', 'confirm', 'reset', 'email'] as const;

/** What somebody chose who signs up. */
export interface Newcomer {
  name: string;
  passwordHash: string;
  timezone: string;
  language: (typeof LANGUAGES)[number];
  /** Of the call that asked; where it came from, if that is known. */
  requestId: string;
  ip?: string | null;
}

/**
 * Mails that somebody has asked for who must not learn whether the address has an account. That is looked up after the
 * answer, so that the answer's time tells nobody.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: identifier(),
    kind: text('kind', { enum: MAIL_REQUEST_KINDS }).notNull(),
    email: text('email').notNull(),
    /** Whose address it is to become, for an `email` request. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** For a `sign-up` request. */
    newcomer: jsonb('newcomer').$type<Newcomer>(),
    createdAt: instant('created_at').notNull(),
  },
  (request) => [
    check('mail_requests_kind_known', oneOf(request.kind, MAIL_REQUEST_KINDS)),
    check('mail_requests_change_of_user', sql`(${request.kind} = 'email') = (${request.userId} is not null)`),
    check(
      'mail_requests_sign_up_of_newcomer',
      sql`(${request.kind} = 'sign-up') = (${request.newcomer} is not null)`,
    ),
  ],
);
