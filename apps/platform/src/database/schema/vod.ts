import type { Chapter, VideoRendition } from '@console/vod/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf, wide } from './columns';
import { mediaNodes, streams, type CountedReport } from './live';

const VIDEO_STATES = ['recording', 'uploading', 'processing', 'ready', 'error'] as const;
const JOB_KINDS = ['transcode', 'captions', 'delete'] as const;
const JOB_STATES = ['queued', 'running', 'done', 'failed', 'canceled'] as const;

const ofVideo = () =>
  uuid('video_id')
    .notNull()
    .references(() => videos.id, { onDelete: 'cascade' });

/** Media nodes that store videos. */
export const vodNodes = pgTable('vod_nodes', {
  nodeId: uuid('node_id')
    .primaryKey()
    .references(() => mediaNodes.serverId, { onDelete: 'cascade' }),
  /** What it stores files in; nodes can share a storage. */
  storageId: text('storage_id').notNull(),
  reportedAt: instant('reported_at').notNull(),
  /** What recordings take of their disk space; null until the node has reported it. */
  recordedBytes: wide('recorded_bytes'),
  recordingBudget: wide('recording_budget'),
  counted: jsonb('counted').$type<CountedReport>(),
});

export const videos = pgTable(
  'videos',
  {
    id: identifier(),
    appId: ofApp(),
    title: text('title').notNull(),
    state: text('state', { enum: VIDEO_STATES }).notNull(),
    problem: text('problem'),
    fileName: text('file_name').notNull(),
    bytes: wide('bytes').notNull(),
    checksum: text('checksum').notNull(),
    storageId: text('storage_id').notNull(),
    /** The node that takes the file; null once that is complete. */
    uploadNodeId: uuid('upload_node_id').references(() => mediaNodes.serverId, { onDelete: 'set null' }),
    /** Attempt of the job whose files count; null until the first one succeeds. */
    mediaVersion: integer('media_version'),
    /** Attempt of the captions job whose files count; 0 without captions. */
    captionsVersion: integer('captions_version').notNull().default(0),
    durationSeconds: doublePrecision('duration_seconds'),
    codecs: text('codecs'),
    renditions: jsonb('renditions').$type<VideoRendition[]>().notNull().default([]),
    /** Without the uploaded file. */
    mediaBytes: wide('media_bytes').notNull().default(0),
    posters: integer('posters').notNull().default(0),
    poster: integer('poster').notNull().default(0),
    tags: text('tags').array().notNull().default([]),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull().default([]),
    publishAt: instant('publish_at'),
    /** In its public address; says nothing about its ID. */
    playbackId: text('playback_id').notNull(),
    deliveredBytes: wide('delivered_bytes').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** It is deleted then. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (video) => [
    index('videos_app_idx').on(video.appId, video.createdAt),
    index('videos_created_idx').on(video.createdAt),
    index('videos_expires_idx').on(video.expiresAt),
    index('videos_upload_node_idx').on(video.uploadNodeId),
    uniqueIndex('videos_playback_key').on(video.playbackId),
    check('videos_state_known', oneOf(video.state, VIDEO_STATES)),
    check('videos_ready_has_media', sql`${video.state} <> 'ready' or ${video.mediaVersion} is not null`),
  ],
);

/** Videos that are or were recorded from a stream. */
export const recordings = pgTable(
  'recordings',
  {
    videoId: ofVideo().primaryKey(),
    streamId: uuid('stream_id').references(() => streams.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at').notNull(),
    /** Null until it is stopped. */
    endsAt: instant('ends_at'),
    /** Ended early, because the disk space for recordings was used up. */
    isCut: boolean('is_cut').notNull().default(false),
  },
  (recording) => [index('recordings_stream_idx').on(recording.streamId, recording.startsAt)],
);

export const videoCaptions = pgTable(
  'video_captions',
  {
    videoId: ofVideo(),
    language: text('language').notNull(),
    label: text('label').notNull(),
    /** WebVTT. */
    content: text('content').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (caption) => [primaryKey({ columns: [caption.videoId, caption.language] })],
);

export const collections = pgTable(
  'collections',
  {
    id: identifier(),
    appId: ofApp(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (collection) => [index('collections_app_idx').on(collection.appId, collection.name)],
);

export const collectionVideos = pgTable(
  'collection_videos',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    videoId: ofVideo(),
  },
  (entry) => [
    primaryKey({ columns: [entry.collectionId, entry.videoId] }),
    index('collection_videos_video_idx').on(entry.videoId),
  ],
);

export const mediaJobs = pgTable(
  'media_jobs',
  {
    id: identifier(),
    kind: text('kind', { enum: JOB_KINDS }).notNull(),
    /** Without reference: a deletion outlives the video. */
    videoId: uuid('video_id').notNull(),
    storageId: text('storage_id').notNull(),
    priority: integer('priority').notNull().default(0),
    state: text('state', { enum: JOB_STATES }).notNull().default('queued'),
    /** Rises with every node that takes the job; names the files it writes. */
    attempt: integer('attempt').notNull().default(0),
    /** Failed attempts since it was queued. */
    failures: integer('failures').notNull().default(0),
    nodeId: uuid('node_id').references(() => mediaNodes.serverId, { onDelete: 'set null' }),
    leaseUntil: instant('lease_until'),
    progress: doublePrecision('progress').notNull().default(0),
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
    /** Not taken before. */
    notBefore: instant('not_before').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (job) => [
    uniqueIndex('media_jobs_video_key').on(job.videoId, job.kind),
    index('media_jobs_node_idx').on(job.nodeId),
    index('media_jobs_created_idx').on(job.createdAt),
    index('media_jobs_open_idx')
      .on(job.storageId, job.priority, job.createdAt)
      .where(sql`${job.state} in ('queued', 'running')`),
    check('media_jobs_kind_known', oneOf(job.kind, JOB_KINDS)),
    check('media_jobs_state_known', oneOf(job.state, JOB_STATES)),
  ],
);
