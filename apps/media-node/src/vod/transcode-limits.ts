/** What a file must not exceed, so that no upload can exhaust a node. */
export const TRANSCODE_LIMITS = {
  durationSeconds: 12 * 3_600,
  /** Of one picture. */
  pixels: 8_192 * 4_320,
  memoryMb: 2_048,
  timeoutMs: 12 * 3_600_000,
};

/** Containers of video files; none that refers to other files. */
export const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mpegts,mpeg,avi,flv,ogg,asf,mxf,ivf';

/** Renditions have a key frame every so often. */
export const GOP_SECONDS = 2;

export interface LadderStep {
  name: string;
  height: number;
  videoKbps: number;
  audioKbps: number;
}

const LADDER: readonly LadderStep[] = [
  { name: '1080p', height: 1_080, videoKbps: 4_500, audioKbps: 160 },
  { name: '720p', height: 720, videoKbps: 2_400, audioKbps: 128 },
  { name: '360p', height: 360, videoKbps: 700, audioKbps: 96 },
];

/** Best first. A picture that is smaller than the smallest rendition keeps its size. */
export function ladderFor(height: number): LadderStep[] {
  const steps = LADDER.filter((step) => step.height <= height);
  if (steps.length > 0) return steps;
  const even = Math.max(2, Math.floor(height / 2) * 2);
  return [{ name: `${even}p`, height: even, videoKbps: 500, audioKbps: 96 }];
}
