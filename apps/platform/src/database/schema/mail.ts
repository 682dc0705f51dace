import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@console/i18n/contract';
import { users } from './accounts';
import { apps } from './apps';
import { identifier, instant, oneOf } from './columns';

/**
 * The purposes of a link in an email: confirm an address, sign up by invitation, reset a password, join an app,
 * change the address.
 */
export const MAIL_TOKEN_KINDS = ['confirm', 'invite', 'reset', 'member', 'email'] as const;

/** Each link works once, until it expires, for the address it was sent to. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: identifier(),
    kind: text('kind', { enum: MAIL_TOKEN_KINDS }).notNull(),
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

/** Emails are sent after the transaction that inserts them. Without a mail server they stay here. */
export const outbox = pgTable(
  'outbox',
  {
    id: identifier(),
    kind: text('kind').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Sealed, because its links open accounts; emptied after sending. */
    sealedText: text('sealed_text').notNull(),
    /** A PDF; its content is sealed as base64 and emptied after sending. */
    attachmentName: text('attachment_name'),
    sealedAttachment: text('sealed_attachment'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When the link expires or the news is outdated. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
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

export interface Newcomer {
  name: string;
  passwordHash: string;
  timezone: string;
  language: (typeof LANGUAGES)[number];
  requestId: string;
  ip?: string | null;
}

/**
 * Requests for emails whose sender must not learn whether the address has an account. They are processed after the
 * response.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: identifier(),
    kind: text('kind', { enum: MAIL_REQUEST_KINDS }).notNull(),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
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
