import { listResponse, mock, mockItems } from '@console/http/testing';
import {
  continueVideoUpload,
  createVideo,
  deleteVideo,
  getVideo,
  getVideoStorage,
  listCollections,
  listVideos,
  publishVideo,
  unpublishVideo,
  updateVideo,
  type Collection,
  type Video,
} from '../contract';

export const NEWS: Collection = {
  id: 'collection-1',
  appId: 'studio-1',
  name: 'News',
  videos: 2,
  createdAt: '2026-06-01T04:00:00.000Z',
};

const FILMS: Collection = { ...NEWS, id: 'collection-2', name: 'Films', videos: 0 };

/** A video that is ready, with the given number in its title. */
export function videoOf(number: number, more: Partial<Video> = {}): Video {
  return {
    id: `video-${String(number)}`,
    appId: 'studio-1',
    appName: 'Studio 1',
    title: `Film ${String(number)}`,
    state: 'ready',
    problem: null,
    fileName: `film-${String(number)}.mp4`,
    bytes: 734_003_200,
    storedBytes: 1_610_612_736,
    progress: null,
    durationSeconds: 3_723,
    codecs: 'H.264, AAC',
    renditions: [
      { name: '720p', width: 1_280, height: 720, kbps: 2_528 },
      { name: '360p', width: 640, height: 360, kbps: 796 },
    ],
    tags: ['hanoi', 'weather'],
    collections: [{ id: NEWS.id, name: NEWS.name }],
    usedBy: [],
    chapters: [
      { startSeconds: 0, title: 'Opening' },
      { startSeconds: 90, title: 'The river' },
    ],
    posterUrl: null,
    posterUrls: [],
    poster: 0,
    previewUrl: null,
    captions: [{ language: 'en', label: 'English', updatedAt: '2026-06-02T04:00:00.000Z' }],
    publishAt: '2026-06-03T04:00:00.000Z',
    playbackUrl: 'https://console.example/watch/abc',
    hlsUrl: 'https://console.example/media/videos/abc/index.m3u8',
    deliveredBytes: 5_368_709_120,
    recordedFrom: null,
    expiresAt: null,
    createdAt: '2026-06-01T04:00:00.000Z',
    ...more,
  };
}

/** A video whose file has not arrived. */
export function uploadingOf(number: number, more: Partial<Video> = {}): Video {
  return videoOf(number, {
    state: 'uploading',
    storedBytes: 0,
    durationSeconds: null,
    codecs: null,
    renditions: [],
    tags: [],
    collections: [],
    chapters: [],
    captions: [],
    publishAt: null,
    deliveredBytes: 0,
    ...more,
  });
}

/** Where the media node of stories takes files. */
export const UPLOAD_URL = 'https://media.example/upload/token';

/** A platform with these videos; call `reset` before each story. */
export function mockVideos(initial: readonly Video[]) {
  const videos = mockItems(initial);
  const { reset, find, change } = videos;
  return {
    reset,
    change,
    handlers: [
      mock(listVideos, ({ query }) => {
        const { state, tag } = query.customFields ?? {};
        const found = videos.all.filter(
          (video) =>
            (state === undefined || video.state === state) && (tag === undefined || video.tags.includes(tag)),
        );
        return listResponse(found, query);
      }),
      mock(getVideoStorage, () => ({
        videos: videos.all.length,
        bytes: 734_003_200,
        storedBytes: 1_610_612_736,
        limitBytes: 10_737_418_240,
      })),
      mock(getVideo, ({ params }) => find(params.id)),
      mock(createVideo, ({ body }) => ({
        ...videos.add(uploadingOf(videos.all.length + 1, body)),
        upload: { url: UPLOAD_URL, checksum: body.checksum },
      })),
      mock(continueVideoUpload, () => ({ url: UPLOAD_URL, checksum: 'of-another-file' })),
      mock(updateVideo, ({ params, body, ifMatch }) => {
        const { collectionIds = find(params.id).collections.map(({ id }) => id), ...changed } = body;
        const collections = [NEWS, FILMS].filter(({ id }) => collectionIds.includes(id));
        return change(params.id, { ...changed, collections }, ifMatch);
      }),
      mock(publishVideo, ({ params, body }) =>
        change(params.id, { publishAt: body.at ?? '2026-06-09T04:00:00.000Z' }),
      ),
      mock(unpublishVideo, ({ params }) => change(params.id, { publishAt: null })),
      mock(deleteVideo, ({ params }) => videos.remove(params.id)),
      mock(listCollections, ({ query }) => listResponse([NEWS, FILMS], query)),
    ],
  };
}
