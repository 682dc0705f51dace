import type { InputVideo, ScheduledSource } from '@console/live/contract';
import type { Logger } from 'pino';
import type { PlannedBreak } from '../source';
import type { AssetStorage } from '../vod/asset-storage';
import { VideoFiles } from './video-files';
import { VideoSource } from './video-source';

export type Airing = ScheduledSource['airings'][number];

interface Shown {
  /** Another one for other content. */
  key: string;
  source: VideoSource;
}

/** The videos of a schedule: of its items, and of its gaps. */
export class ScheduleVideos {
  readonly #files = new Map<string, VideoFiles>();
  readonly #items = new Map<string, VideoSource>();
  #gap: Shown | undefined;
  /** Resolves when the videos are loaded or have failed to. */
  loaded: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: { storage: Pick<AssetStorage, 'read'>; log: Logger }) {}

  /** Loads what the schedule needs, before it is on air. */
  open({ airings, fillers = [] }: ScheduledSource): void {
    const inputs = [...airings.map(({ input }) => input), ...fillers];
    const wanted = new Map(
      inputs.flatMap((input) => (input.kind === 'video' ? [[videoKey(input), input] as const] : [])),
    );
    for (const key of this.#files.keys()) if (!wanted.has(key)) this.#files.delete(key);
    const loads = Array.from(wanted, ([key, input]) => {
      const known = this.#files.get(key);
      const files = known ?? new VideoFiles(input, this.options.storage);
      this.#files.set(key, files);
      return files.load().catch((error: unknown) => {
        // Tried again with every report.
        if (!known) this.options.log.warn({ err: error }, 'a video was not loaded');
      });
    });
    this.loaded = Promise.all(loads);
    const items = new Set(airings.map(itemKey));
    for (const key of this.#items.keys()) if (!items.has(key)) this.#items.delete(key);
  }

  /** Of a video when it pauses, of other items at their times. */
  breaks(airings: readonly Airing[]): PlannedBreak[] {
    return airings.flatMap((airing) => this.item(airing)?.source.breaks ?? breaksOf(airing));
  }

  /** Undefined until the video is loaded. */
  item(airing: Airing): Shown | undefined {
    if (airing.input.kind !== 'video') return undefined;
    const key = itemKey(airing);
    const known = this.#items.get(key);
    if (known) return { key, source: known };
    const videos = this.#loaded([airing.input]);
    if (videos.length === 0) return undefined;
    const source = new VideoSource({
      videos,
      startsAt: Date.parse(airing.from),
      breaks: breaksOf(airing),
    });
    this.#items.set(key, source);
    return { key, source };
  }

  /** What fills a gap, from its beginning on; undefined without loaded videos. */
  filler(fillers: readonly InputVideo[], at: number): (Shown & { title: string }) | undefined {
    const videos = this.#loaded(fillers);
    if (videos.length === 0) return undefined;
    const key = videos.map(({ video }) => videoKey(video)).join();
    if (this.#gap?.key !== key)
      this.#gap = { key, source: new VideoSource({ videos, startsAt: at, loops: true }) };
    const title = this.#gap.source.titleAt(at);
    return { key: `gap ${title}`, title, source: this.#gap.source };
  }

  /** The next gap begins with the first video. */
  endGap(): void {
    this.#gap = undefined;
  }

  #loaded(inputs: readonly InputVideo[]): VideoFiles[] {
    return inputs.flatMap((input) => {
      const files = this.#files.get(videoKey(input));
      return files?.renditions[0]?.segments.length ? [files] : [];
    });
  }
}

function breaksOf({ breaks = [] }: Airing): PlannedBreak[] {
  return breaks.map(({ at, seconds }) => ({ startsAt: Date.parse(at), seconds }));
}

function itemKey({ from, input, breaks = [] }: Airing): string {
  return JSON.stringify([from, input, breaks]);
}

function videoKey({ videoId, mediaVersion }: InputVideo): string {
  return `${videoId} ${String(mediaVersion)}`;
}
