import type { DeliveryReport } from '@console/live/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf, wide } from './columns';
import { ofStream } from './live';

const STATUSES = ['active', 'suspended'] as const;
const KINDS = ['pull', 'push'] as const;
type PushState = NonNullable<DeliveryReport['push']>['state'];
const PUSH_STATES = ['connecting', 'delivering', 'failed'] as const satisfies readonly PushState[];

const ofDistributor = () =>
  uuid('distributor_id')
    .notNull()
    .references(() => distributors.id, { onDelete: 'cascade' });

/** Partners who receive channels. */
export const distributors = pgTable(
  'distributors',
  {
    id: identifier(),
    appId: ofApp(),
    name: text('name').notNull(),
    email: text('email'),
    supportEmail: text('support_email'),
    note: text('note').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    expiresAt: instant('expires_at'),
    /** Of the token of its page. */
    pageHash: text('page_hash').unique(),
    pageSince: instant('page_since'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (distributor) => [
    uniqueIndex('distributors_name_idx').on(distributor.appId, sql`lower(${distributor.name})`),
    check('distributors_status_known', oneOf(distributor.status, STATUSES)),
  ],
);

/** Channels that distributors receive. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: identifier(),
    distributorId: ofDistributor(),
    streamId: ofStream(),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** Of a push, without the stream key. */
    pushUrl: text('push_url'),
    sealedKey: text('sealed_key'),
    /** By the node. */
    pushState: text('push_state', { enum: PUSH_STATES }),
    problem: text('problem'),
    since: instant('since'),
    droppedSegments: integer('dropped_segments').notNull().default(0),
    viewers: integer('viewers').notNull().default(0),
    /** The last bytes. */
    lastAt: instant('last_at'),
    createdAt: instant('created_at').notNull(),
  },
  (delivery) => [
    index('deliveries_stream_idx').on(delivery.streamId),
    index('deliveries_distributor_idx').on(delivery.distributorId),
    uniqueIndex('deliveries_pull_idx')
      .on(delivery.distributorId, delivery.streamId)
      .where(sql`${delivery.kind} = 'pull'`),
    check('deliveries_kind_known', oneOf(delivery.kind, KINDS)),
    check('deliveries_push_address', sql`(${delivery.kind} = 'push') = (${delivery.pushUrl} is not null)`),
    check('deliveries_push_state_known', oneOf(delivery.pushState, PUSH_STATES)),
  ],
);

/** What distributors received; it remains when a delivery ends. */
export const deliveredBytes = pgTable(
  'delivered_bytes',
  {
    distributorId: ofDistributor(),
    deliveryId: uuid('delivery_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    bytes: wide('bytes').notNull(),
  },
  (delivered) => [primaryKey({ columns: [delivered.distributorId, delivered.deliveryId, delivered.day] })],
);
