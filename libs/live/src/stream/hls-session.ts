import Hls, { type ErrorData } from 'hls.js';

export interface PlaybackFigures {
  /** Lines of the picture; undefined before the first. */
  height: number | undefined;
  /** Seconds behind the live edge; undefined for a video. */
  latency: number | undefined;
  /** Seconds of loaded media ahead. */
  buffer: number;
  droppedFrames: number;
}

export interface HlsSession {
  /** Undefined lets the player choose. */
  choose: (height: number | undefined) => void;
  /** An index of the captions on offer; undefined hides them. */
  chooseCaptions: (index: number | undefined) => void;
  figures: () => PlaybackFigures;
  end: () => void;
}

interface Options {
  video: HTMLVideoElement;
  url: string;
  /** Seconds; default: the beginning of a video, or the live edge. */
  startAt: number | undefined;
  /** Gets the heights of the qualities on offer, best first. */
  onReady: (heights: readonly number[]) => void;
  /** Gets the labels of the captions on offer. */
  onCaptions: (labels: readonly string[]) => void;
  /** Playback cannot go on. Called once with the position in a video; the session has ended. */
  onFailed: (at: number | undefined) => void;
}

export const isPlayable = () => Hls.isSupported();

/** Distance to the live edge: one segment of 4 s or two of 2 s, and a reserve. After stalls hls.js adds to it. */
const LIVE_SYNC_SECONDS = 5;

/** A media node's status for an address that has expired: hls.js would try it again for half a minute. */
const EXPIRED = 410;

/** Plays an HLS stream in a video element. Trusted Types block the workers of hls.js. */
export function playHls({ video, url, startAt, onReady, onCaptions, onFailed }: Options): HlsSession {
  const hls = new Hls({
    enableWorker: false,
    backBufferLength: 60,
    liveSyncDuration: LIVE_SYNC_SECONDS,
    ...(startAt !== undefined && { startPosition: startAt }),
  });
  let recoveredAt = -Infinity;
  const fail = ({ type }: ErrorData) => {
    const isMedia = type === Hls.ErrorTypes.MEDIA_ERROR;
    if (isMedia && performance.now() - recoveredAt > 10_000) {
      recoveredAt = performance.now();
      hls.recoverMediaError();
      return;
    }
    const at = hls.latestLevelDetails?.live === false ? video.currentTime : undefined;
    hls.destroy();
    onFailed(at);
  };
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (data.fatal || data.response?.code === EXPIRED) fail(data);
  });
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    onReady(levels.map(({ height }) => height).toSorted((one, other) => other - one));
  });
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    onCaptions(subtitleTracks.map(({ name }) => name));
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    choose: (height) => {
      hls.nextLevel = height === undefined ? -1 : hls.levels.findIndex((level) => level.height === height);
    },
    chooseCaptions: (index) => {
      hls.subtitleDisplay = index !== undefined;
      hls.subtitleTrack = index ?? -1;
    },
    figures: () => ({
      height: hls.levels[hls.currentLevel]?.height,
      latency: hls.latestLevelDetails?.live === false ? undefined : hls.latency,
      buffer: bufferAhead(video),
      droppedFrames: video.getVideoPlaybackQuality().droppedVideoFrames,
    }),
    end: () => hls.destroy(),
  };
}

function bufferAhead({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) {
      return buffered.end(index) - currentTime;
    }
  }
  return 0;
}
