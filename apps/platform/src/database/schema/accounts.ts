import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@console/i18n/contract';
import { identifier, instant, oneOf } from './columns';

export const SESSION_KINDS = ['main', 'pending'] as const;
export const SOCIAL_PROVIDERS = ['github', 'google'] as const;

export const users = pgTable(
  'users',
  {
    id: identifier(),
    /** Lower case; unique. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    searchText: text('search_text').notNull(),
    timezone: text('timezone').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Null until chosen. Without it, the account cannot sign in. */
    passwordHash: text('password_hash'),
    /** Null until the user has confirmed the address. Without it, the account cannot sign in. */
    confirmedAt: instant('confirmed_at'),
    /** Can read what its groups allow and change nothing. */
    viewOnly: boolean('view_only').notNull().default(false),
    lastSignInAt: instant('last_sign_in_at'),
    /** Newer notifications are unread. */
    notificationsReadUntil: instant('notifications_read_until'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (user) => [
    uniqueIndex('users_email_key').on(user.email),
    check('users_email_lower_case', sql`${user.email} = lower(${user.email})`),
    check('users_language_known', oneOf(user.language, LANGUAGES)),
  ],
);

/** The user that the row belongs to and is deleted with. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Failed sign-ins by address, whether it has an account or not, so that behavior does not reveal accounts. Deleted
 * after a day.
 */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    /** SHA-256 of the lower-case email. */
    emailHash: text('email_hash').primaryKey(),
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
    lastAt: instant('last_at').notNull(),
  },
  (attempt) => [check('password_attempts_counted', sql`${attempt.failures} > 0`)],
);

/** Without `enabledAt` the authenticator is only proposed. */
export const twoFactors = pgTable(
  'two_factors',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealedSecret: text('sealed_secret').notNull(),
    enabledAt: instant('enabled_at'),
    /** The newest accepted time step: it and all older ones are used up. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    failures: integer('failures').notNull().default(0),
    lockedUntil: instant('locked_until'),
    createdAt: instant('created_at').notNull(),
  },
  (factor) => [check('two_factors_failures_counted', sql`${factor.failures} >= 0`)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identifier(),
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (code) => [uniqueIndex('recovery_codes_user_code_key').on(code.userId, code.codeHash)],
);

/** Devices on which their users sign in without a code. */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    id: identifier(),
    userId: ofUser(),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (device) => [
    uniqueIndex('remembered_devices_token_hash_key').on(device.tokenHash),
    index('remembered_devices_user_idx').on(device.userId, device.createdAt),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: identifier(),
    userId: ofUser(),
    kind: text('kind', { enum: SESSION_KINDS }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The remembered device it was opened on: ending the session forgets the device. */
    deviceId: uuid('device_id').references(() => rememberedDevices.id, { onDelete: 'set null' }),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (session) => [
    uniqueIndex('sessions_token_hash_key').on(session.tokenHash),
    index('sessions_user_idx').on(session.userId, session.expiresAt),
    index('sessions_device_idx').on(session.deviceId),
    check('sessions_kind_known', oneOf(session.kind, SESSION_KINDS)),
    check('sessions_end_after_start', sql`${session.expiresAt} > ${session.createdAt}`),
  ],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: identifier(),
    userId: ofUser(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (passkey) => [
    uniqueIndex('passkeys_credential_id_key').on(passkey.credentialId),
    index('passkeys_user_idx').on(passkey.userId, passkey.createdAt),
  ],
);

/** Each is used once, by its user or, without one, for a sign-in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (challenge) => [
    index('passkey_challenges_user_idx').on(challenge.userId),
    index('passkey_challenges_expires_idx').on(challenge.expiresAt),
  ],
);

export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    subject: text('subject').notNull(),
    userId: ofUser(),
    createdAt: instant('created_at').notNull(),
  },
  (identity) => [
    primaryKey({ columns: [identity.provider, identity.subject] }),
    index('identities_user_idx').on(identity.userId),
    check('identities_provider_known', oneOf(identity.provider, SOCIAL_PROVIDERS)),
  ],
);

export const socialLogins = pgTable(
  'social_logins',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    /** The PKCE verifier, bound to the state. */
    sealedVerifier: text('sealed_verifier').notNull(),
    /** SHA-256 of a secret in the browser that began the login: only that browser gets the session. */
    challenge: text('challenge'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (login) => [
    index('social_logins_expires_idx').on(login.expiresAt),
    check('social_logins_provider_known', oneOf(login.provider, SOCIAL_PROVIDERS)),
  ],
);

/** A completed social login, until the browser exchanges it for a session. */
export const socialGrants = pgTable(
  'social_grants',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: ofUser(),
    challenge: text('challenge'),
    expiresAt: instant('expires_at').notNull(),
  },
  (grant) => [
    index('social_grants_user_idx').on(grant.userId),
    index('social_grants_expires_idx').on(grant.expiresAt),
  ],
);
