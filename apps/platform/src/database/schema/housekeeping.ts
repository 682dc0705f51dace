import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './accounts';
import { instant } from './columns';

export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: ofUser(),
    key: text('key').notNull(),
    /** Keyed hash of operation, parameters and body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    /** Sealed with a key that only the caller's token gives. */
    sealedAnswer: text('sealed_answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (answer) => [
    primaryKey({ columns: [answer.userId, answer.key] }),
    index('idempotent_answers_created_idx').on(answer.createdAt),
  ],
);

export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Calls and emails of the last hour. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Subject of the limit, such as an operation and account. */
    key: text('key').primaryKey(),
    times: instant('times').array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (limit) => [index('rate_limits_expires_idx').on(limit.expiresAt)],
);
