import type { ListedSegment, PlannedBreak, Source, SourceFile, SourceStatus, Variant } from '../source';
import { MAX_SEGMENT_SECONDS } from '../push/remuxer';
import type { VideoFiles } from './video-files';

interface VideoSourceOptions {
  /** Loaded. */
  videos: readonly VideoFiles[];
  /** Milliseconds since 1970. */
  startsAt: number;
  /** It pauses at these times. */
  breaks?: readonly PlannedBreak[];
  /** Begins again after the last video. */
  loops?: boolean;
}

interface Entry {
  video: number;
  name: string;
  seconds: number;
  /** Milliseconds after the start. */
  after: number;
}

/** Segments that ended earlier are not listed. */
const LISTED_MS = 60_000;

/** Shows videos by the clock, as if they were live. */
export class VideoSource implements Source {
  readonly targetSeconds = MAX_SEGMENT_SECONDS;
  readonly breaks: readonly PlannedBreak[];
  readonly #entries: readonly Entry[];
  readonly #lastsMs: number;

  constructor(private readonly options: VideoSourceOptions) {
    const { videos, startsAt, breaks = [] } = options;
    const entries: Entry[] = [];
    const pauses: PlannedBreak[] = [];
    let after = 0;
    for (const [video, { renditions }] of videos.entries())
      for (const { name, seconds } of renditions[0]?.segments ?? []) {
        const next = breaks[pauses.length];
        if (next && next.startsAt <= startsAt + after) {
          pauses.push({ startsAt: startsAt + after, seconds: next.seconds });
          after += next.seconds * 1_000;
        }
        entries.push({ video, name, seconds, after });
        after += seconds * 1_000;
      }
    this.#entries = entries;
    this.#lastsMs = after;
    this.breaks = pauses;
  }

  /** Whether it has a picture at a time. */
  isOn(at: number): boolean {
    const { startsAt, loops = false } = this.options;
    if (at < startsAt || (!loops && at >= startsAt + this.#lastsMs)) return false;
    return !this.breaks.some((one) => at >= one.startsAt && at < one.startsAt + one.seconds * 1_000);
  }

  titleAt(at: number): string {
    const entry = this.#between(at, at + 1).at(-1)?.entry ?? this.#entries[0];
    return this.options.videos[entry?.video ?? 0]?.video.title ?? '';
  }

  status(): SourceStatus {
    return { state: 'live', problem: null, input: null, health: null };
  }

  renditions(): readonly Variant[] {
    return this.options.videos[0]?.renditions.map(({ variant }) => variant) ?? [];
  }

  segments(_rendition: string, now: number): readonly ListedSegment[] {
    const { videos } = this.options;
    return this.#between(now - LISTED_MS, now)
      .filter(({ at, entry }) => at + entry.seconds * 1_000 <= now)
      .map(({ entry, round, index, at }) => {
        const period = round * videos.length + entry.video;
        return {
          name: `${String(entry.video)}/${entry.name}`,
          number: round * this.#entries.length + index,
          period,
          seconds: entry.seconds,
          at,
          init: `${String(entry.video)}/init.mp4`,
        };
      });
  }

  segment(rendition: string, name: string): Promise<SourceFile> | undefined {
    const height = this.renditions().find((variant) => variant.name === rendition)?.height ?? 0;
    const [video = '', file = ''] = name.split('/');
    return this.options.videos[Number(video)]?.read(height, file).then((content) => {
      if (!content) throw new Error('A file of the video is gone.');
      return { content, version: name };
    });
  }

  thumbnail(): Promise<SourceFile> | undefined {
    return this.options.videos[0]?.poster().then((content) => {
      if (!content) throw new Error('The video has no poster.');
      return { content, version: 'poster' };
    });
  }

  close(): void {
    // The files belong to the storage.
  }

  /** What is on between two times. */
  #between(from: number, until: number) {
    const { startsAt, loops = false } = this.options;
    const first = loops ? Math.max(0, Math.floor((from - startsAt) / this.#lastsMs)) : 0;
    const last = loops ? Math.max(0, Math.floor((until - startsAt) / this.#lastsMs)) : 0;
    const found: { entry: Entry; round: number; index: number; at: number }[] = [];
    for (let round = first; round <= last; round += 1)
      for (const [index, entry] of this.#entries.entries()) {
        const at = startsAt + round * this.#lastsMs + entry.after;
        if (at + entry.seconds * 1_000 > from && at < until) found.push({ entry, round, index, at });
      }
    return found;
  }
}
