import { ADMIN_APP_ID } from '@console/http';

/** The streams of an app; default: of every app. */
export function streamListPath(appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/livestream`;
}

export const WALL_ROUTE = '/apps/:appId/product/livestream/wall';

export function wallPath(appId?: string): string {
  return `${streamListPath(appId)}/wall`;
}

export function addStreamPath(appId?: string): string {
  return `${streamListPath(appId)}/add`;
}

export function streamPath(appId: string | undefined, streamId: string): string {
  return `${streamListPath(appId)}/${encodeURIComponent(streamId)}`;
}

export function recordPath(appId: string | undefined, streamId: string): string {
  return `${streamPath(appId, streamId)}/record`;
}

/** The video that a recording becomes. */
export function recordedVideoPath(appId: string | undefined, videoId: string): string {
  return `/apps/${encodeURIComponent(appId ?? ADMIN_APP_ID)}/product/vod/videos/${encodeURIComponent(videoId)}`;
}

export function editStreamPath(appId: string | undefined, streamId: string): string {
  return `${streamPath(appId, streamId)}/edit`;
}
