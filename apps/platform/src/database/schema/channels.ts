import type {
  CHANNEL_KINDS,
  InputHealth,
  InputProblem,
  PlayoutItem,
  StreamReport,
  SwitchReason,
} from '@console/live/contract';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns';
import { streams } from './live';

const KINDS = ['lrm', 'event', 'playout'] as const satisfies typeof CHANNEL_KINDS;

interface Slate {
  minutes: number;
  text: string;
}

export type ChannelSettings =
  | {
      kind: 'lrm';
      inputs: string[];
      lossMs: number;
      /** Channels from before have none. */
      switchOn?: InputProblem[];
      returnSeconds: number | null;
      heldId: string | null;
    }
  | {
      kind: 'event';
      streamId: string;
      zone: string;
      before: Slate;
      after: Slate;
      startOver: boolean;
      record?: boolean;
    }
  | {
      kind: 'playout';
      zone: string;
      items: PlayoutItem[];
      takenId: string | null;
      fillerVideoIds?: string[];
    };

/** Streams that show other streams. Their test picture is that of slates and gaps. */
export const channels = pgTable(
  'channels',
  {
    streamId: uuid('stream_id')
      .primaryKey()
      .references(() => streams.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    settings: jsonb('settings').$type<ChannelSettings>().notNull(),
    /** Times of events; null for other channels. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** With slates. */
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    canceledAt: instant('canceled_at'),
    /** When the channel was started and stopped by its times. */
    openedAt: instant('opened_at'),
    closedAt: instant('closed_at'),
    /** The stream that was started with the channel, and stops with it. */
    startedId: uuid('started_id').references(() => streams.id, { onDelete: 'set null' }),
    activeId: text('active_id'),
    health: jsonb('health').$type<InputHealth[]>().notNull().default([]),
  },
  (channel) => [
    index('channels_kind_idx').on(channel.kind, channel.startsAt),
    index('channels_times_idx').on(channel.opensAt),
    check('channels_kind_known', oneOf(channel.kind, KINDS)),
  ],
);

/** What was on air, by the media nodes. */
export const channelSwitches = pgTable(
  'channel_switches',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.streamId, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Null for a test picture. */
    streamId: text('stream_id'),
    title: text('title').notNull(),
    reason: text('reason').$type<SwitchReason>().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.channelId, entry.at] })],
);

export type ChannelReport = NonNullable<StreamReport['channel']>;
