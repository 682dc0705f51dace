/**
 * What the first part of a playback token names for files of videos, in place of a stream:
 * `vod-{videoId}_{mediaVersion}_{captionsVersion}`, or `upload-{videoId}_{bytes}_{checksum}` for the address of an upload.
 */
export type MediaSubject =
  | { kind: 'vod'; videoId: string; mediaVersion: number; captionsVersion: number }
  | { kind: 'upload'; videoId: string; bytes: number; checksum: string };

export function mediaSubject(subject: MediaSubject): string {
  return subject.kind === 'vod'
    ? `vod-${subject.videoId}_${subject.mediaVersion}_${subject.captionsVersion}`
    : `upload-${subject.videoId}_${subject.bytes}_${subject.checksum}`;
}

const VOD = /^vod-([\da-f-]{36})_(\d{1,9})_(\d{1,9})$/;
const UPLOAD = /^upload-([\da-f-]{36})_(\d{1,15})_([\da-f]{64})$/;

/** Undefined for the token of a stream. */
export function readMediaSubject(text: string): MediaSubject | undefined {
  const [, vodId, mediaVersion, captionsVersion] = VOD.exec(text) ?? [];
  if (vodId !== undefined) {
    return {
      kind: 'vod',
      videoId: vodId,
      mediaVersion: Number(mediaVersion),
      captionsVersion: Number(captionsVersion),
    };
  }
  const [, videoId, bytes, checksum] = UPLOAD.exec(text) ?? [];
  if (videoId === undefined || checksum === undefined) return undefined;
  return { kind: 'upload', videoId, bytes: Number(bytes), checksum };
}

/** Parts of a file whose SHA-256 digests a checksum consists of. */
export const CHECKSUM_PART_BYTES = 8 * 2 ** 20;
