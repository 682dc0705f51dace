import { ADMIN_APP_ID } from '@console/http';

/** The videos of an app; default: of every app. */
export function videoListPath(appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/vod`;
}

export function uploadPath(appId?: string): string {
  return `${videoListPath(appId)}/upload`;
}

export function collectionsPath(appId?: string): string {
  return `${videoListPath(appId)}/collections`;
}

export function queuePath(appId?: string): string {
  return `${videoListPath(appId)}/queue`;
}

export function libraryPath(appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/library`;
}

/** @param list The path of the module that shows it. */
export function videoPath(list: string, videoId: string): string {
  return `${list}/videos/${encodeURIComponent(videoId)}`;
}
