import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { instant } from './columns';

/** First answers of calls that came with an Idempotency-Key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** What the platform remembers about this database itself. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Calls and mails of the last hour that a rate limit counts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, such as calls of one operation by one account. */
    key: text('key').primaryKey(),
    /** Oldest first; those older than an hour are dropped with the next one. */
    times: instant('times').array().notNull(),
    /** When the newest of them no longer counts. */
    expiresAt: instant('expires_at').notNull(),
  },
  (limit) => [index('rate_limits_expires_idx').on(limit.expiresAt)],
);
