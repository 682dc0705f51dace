import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { byCode, identifier, instant, oneOf } from './columns';
import { users, ofUser } from './accounts';

export const APP_KINDS = ['tenant', 'admin'] as const;
export const APP_STATUSES = ['normal', 'archived'] as const;
export const EDITIONS = ['free', 'pro', 'enterprise'] as const;
export const SUBSCRIPTION_STATUSES = ['active', 'trial', 'past-due', 'cancelled'] as const;
export const API_KEY_SCOPES = ['read', 'write'] as const;
export const MEMBER_STATUSES = ['active', 'invited'] as const;

export const apps = pgTable(
  'apps',
  {
    appId: text('app_id').primaryKey(),
    kind: text('kind', { enum: APP_KINDS }).notNull(),
    name: text('name').notNull(),
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    status: text('status', { enum: APP_STATUSES }).notNull().default('normal'),
    edition: text('edition', { enum: EDITIONS }).notNull(),
    subscriptionStatus: text('subscription_status', { enum: SUBSCRIPTION_STATUSES })
      .notNull()
      .default('active'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The API key of the previous version, which `api_keys` replaces; to be dropped in the next one, with what follows. */
    apiKeyHash: text('api_key_hash'),
    apiKeyLastFour: text('api_key_last_four'),
    apiKeyResetAt: instant('api_key_reset_at'),
    apiKeyUsedAt: instant('api_key_used_at'),
    /** Kept after the trial: an app has one trial in its life. */
    trialEndsAt: instant('trial_ends_at'),
    archivedAt: instant('archived_at'),
    /** When the app began to pay again, or after a trial: the time before is not charged. */
    chargedSince: instant('charged_since'),
    /** Members and invitations; maintained by triggers, so that lists can sort by it. */
    memberCount: integer('member_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Counts changes of the app's plan and limits. */
    limitsVersion: integer('limits_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    lastActivityAt: instant('last_activity_at'),
  },
  (app) => [
    uniqueIndex('apps_api_key_hash_key').on(app.apiKeyHash),
    index('apps_kind_status_created_idx').on(app.kind, app.status, app.createdAt, byCode(app.appId)),
    index('apps_kind_created_idx').on(app.kind, app.createdAt, byCode(app.appId)),
    index('apps_kind_members_idx').on(app.kind, app.memberCount, byCode(app.appId)),
    index('apps_kind_sort_name_idx').on(app.kind, byCode(app.sortName), byCode(app.appId)),
    index('apps_owner_idx').on(app.ownerId),
    check('apps_kind_known', oneOf(app.kind, APP_KINDS)),
    check('apps_status_known', oneOf(app.status, APP_STATUSES)),
    check('apps_edition_known', oneOf(app.edition, EDITIONS)),
    check('apps_subscription_status_known', oneOf(app.subscriptionStatus, SUBSCRIPTION_STATUSES)),
    check('apps_api_key_last_four_length', sql`char_length(${app.apiKeyLastFour}) = 4`),
  ],
);

/** The app that the row belongs to and is deleted with. */
export const ofApp = () =>
  text('app_id')
    .notNull()
    .references(() => apps.appId, { onDelete: 'cascade' });

/** SHA-256 hashes. After a reset the previous key remains valid until `previousUntil`. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identifier(),
    appId: ofApp(),
    name: text('name').notNull(),
    scope: text('scope', { enum: API_KEY_SCOPES }).notNull(),
    keyHash: text('key_hash').notNull(),
    lastFour: text('last_four').notNull(),
    previousHash: text('previous_hash'),
    previousUntil: instant('previous_until'),
    /** Null for the key that the app was created with. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    resetAt: instant('reset_at'),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at'),
    version: integer('version').notNull().default(1),
  },
  (key) => [
    unique('api_keys_app_name_key').on(key.appId, key.name),
    uniqueIndex('api_keys_key_hash_key').on(key.keyHash),
    uniqueIndex('api_keys_previous_hash_key').on(key.previousHash),
    index('api_keys_created_by_idx').on(key.createdBy),
    check('api_keys_scope_known', oneOf(key.scope, API_KEY_SCOPES)),
    check('api_keys_last_four_length', sql`char_length(${key.lastFour}) = 4`),
    check('api_keys_previous_ends', sql`(${key.previousHash} is null) = (${key.previousUntil} is null)`),
  ],
);

/** Invoices and usages of deleted apps remain, so their IDs are not reused. */
export const deletedApps = pgTable('deleted_apps', {
  appId: text('app_id').primaryKey(),
  name: text('name').notNull(),
  deletedAt: instant('deleted_at').notNull(),
});

export const appApiGroups = pgTable(
  'app_api_groups',
  {
    appId: ofApp(),
    apiGroupId: text('api_group_id').notNull(),
  },
  (granted) => [primaryKey({ columns: [granted.appId, granted.apiGroupId] })],
);

export const groups = pgTable(
  'groups',
  {
    id: identifier(),
    appId: ofApp(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (group) => [
    unique('groups_app_name_key').on(group.appId, group.name),
    // Referenced by members, so that a group of another app cannot be assigned.
    unique('groups_app_id_key').on(group.appId, group.id),
  ],
);

export const groupPermissions = pgTable(
  'group_permissions',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    apiGroupId: text('api_group_id').notNull(),
  },
  (permission) => [primaryKey({ columns: [permission.groupId, permission.apiGroupId] })],
);

export const members = pgTable(
  'members',
  {
    id: identifier(),
    appId: ofApp(),
    userId: ofUser(),
    groupId: uuid('group_id').notNull(),
    status: text('status', { enum: MEMBER_STATUSES }).notNull().default('active'),
    invitationExpiresAt: instant('invitation_expires_at'),
    /** Accepting the invitation transfers ownership. */
    becomesOwner: boolean('becomes_owner').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (member) => [
    unique('members_app_user_key').on(member.appId, member.userId),
    foreignKey({
      name: 'members_group_of_the_same_app_fk',
      columns: [member.appId, member.groupId],
      foreignColumns: [groups.appId, groups.id],
    }),
    uniqueIndex('members_one_owner_to_be_key')
      .on(member.appId)
      .where(sql`${member.becomesOwner}`),
    index('members_created_idx').on(member.createdAt, member.id),
    index('members_app_created_idx').on(member.appId, member.createdAt, member.id),
    index('members_user_idx').on(member.userId),
    index('members_group_idx').on(member.groupId),
    check('members_status_known', oneOf(member.status, MEMBER_STATUSES)),
    check('members_owner_to_be_is_invited', sql`not ${member.becomesOwner} or ${member.status} = 'invited'`),
  ],
);
