import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** Holders of a group in the admin app reach the videos of every app, members of an app its own. */
export const VIDEOS_ACCESS = {
  'admin-vod': ['every-app', 'own-app'],
  'admin-library': ['every-app', 'own-app'],
} as const;

/**
 * - `recording`: a media node records it from a stream.
 * - `uploading`: the file is not complete.
 * - `processing`: a media node makes the renditions, or will as soon as one is free.
 * - `ready`: it can be played and published.
 * - `error`: see `problem`.
 */
export const VIDEO_STATES = ['recording', 'uploading', 'processing', 'ready', 'error'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

export const MAX_VIDEO_BYTES = 50 * 2 ** 30;
export const MAX_POSTERS = 5;
export const MAX_TAGS = 20;
export const MAX_CHAPTERS = 100;

const Count = z.int().nonnegative();
const Tag = displayName(40);

export const Chapter = z.strictObject({ startSeconds: Count, title: displayName(100) });
export type Chapter = z.output<typeof Chapter>;

const haveDifferentStarts = (chapters: readonly Chapter[]) =>
  new Set(chapters.map(({ startSeconds }) => startSeconds)).size === chapters.length;

/** @param durationSeconds Null while it is unknown. */
export function isBeyondEnd(chapters: readonly Chapter[], durationSeconds: number | null): boolean {
  return durationSeconds !== null && chapters.some(({ startSeconds }) => startSeconds >= durationSeconds);
}

export const VideoRendition = z.object({
  /** Such as `720p`. */
  name: z.string().min(1).max(40),
  width: Count,
  height: Count,
  kbps: Count,
});
export type VideoRendition = z.output<typeof VideoRendition>;

export const Video = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  title: z.string(),
  state: z.enum(VIDEO_STATES),
  /** Why it failed; for operators, in English. */
  problem: z.string().nullable(),
  /** Of the uploaded file. */
  fileName: z.string(),
  bytes: Count,
  /** Of everything that is stored for it. */
  storedBytes: Count,
  /** Percent of the current processing; null unless a media node works on it. */
  progress: z.number().nullable(),
  /** Null until it is known. */
  durationSeconds: z.number().nullable(),
  /** Of the uploaded file, such as `H.264, AAC`; null until it is known. */
  codecs: z.string().nullable(),
  /** Best first. */
  renditions: z.array(VideoRendition),
  tags: z.array(z.string()),
  collections: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Playout channels that show it in their schedule or their gaps. */
  usedBy: z.array(z.object({ id: z.string(), name: z.string() })),
  chapters: z.array(z.object(Chapter.shape)),
  /** The chosen poster, a JPEG image; null until it is ready. Valid for at least 10 minutes, as the other addresses. */
  posterUrl: z.string().nullable(),
  /** Posters to choose from. */
  posterUrls: z.array(z.string()),
  /** Index of the chosen one. */
  poster: Count,
  /** A WebVTT file whose cues name parts of a preview image. */
  previewUrl: z.string().nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), updatedAt: Timestamp })),
  /** Anyone can play it from then on; null while it is not published. */
  publishAt: Timestamp.nullable(),
  /** The page on which anyone can watch it while it is published; other sites may frame it. */
  playbackUrl: z.string(),
  /** Of the HLS playlist that any player can load while it is published. */
  hlsUrl: z.string(),
  /** Sent to viewers, in all. */
  deliveredBytes: Count,
  /** The stream that it is a recording of; null for uploaded files, and once the stream is deleted. */
  recordedFrom: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** When it is deleted; null for never. */
  expiresAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type Video = z.output<typeof Video>;

export const VIDEO_SORTS = ['title', 'appId', 'state', 'durationSeconds', 'bytes', 'createdAt'] as const;

export const vod = {
  group: 'apiAdminBilling',
  access: VIDEOS_ACCESS,
  inApp: true,
  extension: true,
} as const;
export const videosPath = '/admin/api/vod/videos' as const;
export const videoParams = z.object({ id: z.string().min(1) });
const oneVideo = { ...vod, path: `${videosPath}/{id}`, params: videoParams, response: Video } as const;

/** The admin app lists the videos of every app, any other app its own. */
export const listVideos = operation({
  ...vod,
  name: 'listVideos',
  summary: 'Lists the videos of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path: videosPath,
  query: listQuery({
    sort: VIDEO_SORTS,
    item: Video,
    filters: {
      appId: z.string().min(1),
      state: z.enum(VIDEO_STATES),
      tag: z.string().min(1),
      collectionId: z.string().min(1),
    },
  }),
  response: pageOf(Video),
});

export const getVideo = operation({
  ...oneVideo,
  name: 'getVideo',
  summary: 'One video',
  method: 'GET',
  etag: true,
});

export const VideoStorage = z.object({
  videos: Count,
  /** Of uploaded files alone. */
  bytes: Count,
  storedBytes: Count,
  /** Of the app; null without a limit, and for every app. */
  limitBytes: Count.nullable(),
});

/** The admin app gets the sum of every app, any other app its own. */
export const getVideoStorage = operation({
  ...vod,
  name: 'getVideoStorage',
  summary: 'What the videos of the app of X-App-Id take of its storage, in the admin app those of every app',
  method: 'GET',
  path: '/admin/api/vod/storage',
  response: VideoStorage,
});

export const CreateVideoDto = z.strictObject({
  appId: z.string().min(1),
  title: displayName(200),
  fileName: displayName(255),
  bytes: z.int().positive().max(MAX_VIDEO_BYTES),
  /** See `checksumOf`. */
  checksum: z.string().regex(/^[\da-f]{64}$/),
});
export type CreateVideoDto = z.output<typeof CreateVideoDto>;

export const UploadTarget = z.object({
  /** Takes the file by the protocol tus, version 1. */
  url: z.string(),
  /** Of the file that the address takes. */
  checksum: z.string(),
});

/** 409 beyond the storage limit of the app, and while no media node takes uploads. An upload ends after 7 days. */
export const createVideo = operation({
  ...vod,
  name: 'createVideo',
  summary: 'Adds a video; returns the address that its file is uploaded to',
  method: 'POST',
  path: videosPath,
  body: CreateVideoDto,
  response: Video.extend({ upload: UploadTarget }),
  status: 201,
  conflict: true,
});

/** 409 unless the video is uploading and its media node reports. */
export const continueVideoUpload = operation({
  ...oneVideo,
  name: 'continueVideoUpload',
  summary: 'Returns the address at which an interrupted upload continues',
  method: 'POST',
  path: `${videosPath}/{id}/upload`,
  response: UploadTarget,
  conflict: true,
});

export const UpdateVideoDto = z
  .strictObject({
    title: displayName(200),
    tags: z.array(Tag).max(MAX_TAGS),
    collectionIds: z.array(z.string().min(1)).max(50),
    chapters: z.array(Chapter).max(MAX_CHAPTERS).refine(haveDifferentStarts, { error: 'sameStart' }),
    poster: z
      .int()
      .min(0)
      .max(MAX_POSTERS - 1),
    /** When it is deleted, in the future; null for never. */
    expiresAt: Timestamp.nullable(),
  })
  .partial();

export const updateVideo = operation({
  ...oneVideo,
  name: 'updateVideo',
  summary: 'Changes title, tags, collections, chapters or poster of a video',
  method: 'PATCH',
  body: UpdateVideoDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const PublishVideoDto = z.strictObject({
  /** Null for at once. */
  at: Timestamp.nullable(),
});

/** 409 unless the video is ready. */
export const publishVideo = operation({
  ...oneVideo,
  name: 'publishVideo',
  summary: 'Lets anyone play a video, now or from a time on',
  method: 'POST',
  path: `${videosPath}/{id}/publish`,
  body: PublishVideoDto,
  conflict: true,
});

/** Idempotent. Sessions that have begun can end. */
export const unpublishVideo = operation({
  ...oneVideo,
  name: 'unpublishVideo',
  summary: 'Ends the publication of a video',
  method: 'POST',
  path: `${videosPath}/{id}/unpublish`,
});

/** Its files are deleted soon after. */
export const deleteVideo = operation({
  ...oneVideo,
  name: 'deleteVideo',
  summary: 'Deletes a video with its files',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});

/** 409 unless the video is ready. */
export const getVideoPlayback = operation({
  ...oneVideo,
  name: 'getVideoPlayback',
  summary: 'Returns an address at which one viewer can play the video',
  method: 'GET',
  path: `${videosPath}/{id}/playback`,
  response: z.object({
    /** Of an HLS playlist. */
    url: z.string(),
    expiresAt: Timestamp,
  }),
  conflict: true,
});

/** Where players on any origin fetch published videos: `{playbackId}/index.m3u8` follows. */
export const PUBLISHED_PATH = '/media/videos';

export const PublishedVideo = z.object({
  title: z.string(),
  posterUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
  chapters: z.array(z.object(Chapter.shape)),
  /** Of an HLS playlist for one viewer. */
  url: z.string(),
  /** Of an HLS playlist for any player; the same while it is published. */
  hlsUrl: z.string(),
});
export type PublishedVideo = z.output<typeof PublishedVideo>;

/** 404 unless the video is published. Limited by source address. */
export const getPublishedVideo = operation({
  name: 'getPublishedVideo',
  summary: 'A published video with an address at which one viewer can play it',
  group: 'apiAdminBilling',
  access: 'public',
  method: 'GET',
  path: '/admin/api/vod/published/{playbackId}',
  params: z.object({ playbackId: z.string().min(1).max(64) }),
  response: PublishedVideo,
  conflict: true,
  rateLimit: 'attempts',
  extension: true,
});
