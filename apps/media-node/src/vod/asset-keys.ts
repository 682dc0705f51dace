export const VIDEOS = 'videos/';

export const videoFolder = (videoId: string) => `${VIDEOS}${videoId}/`;
/** The uploaded file. */
export const sourceKey = (videoId: string) => `${videoFolder(videoId)}source`;

/** The files that an attempt of a job writes. */
export function versionFolder(kind: 'transcode' | 'captions', videoId: string, attempt: number): string {
  return `${videoFolder(videoId)}${kind === 'transcode' ? 'media' : 'captions'}-${attempt}/`;
}
