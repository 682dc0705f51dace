import type { Loop } from './loop-library';
import { isAvailable, masterPlaylist, mediaPlaylist, segmentsAt, type Timeline } from './playlist';
import type { Source, SourceFile, SourceStatus } from './source';
import { SIZES } from './test-picture';

/** A picture that repeats without end. */
export class TestSource implements Source {
  constructor(
    readonly loop: Loop,
    private readonly timeline: Timeline,
  ) {}

  status(now: number): SourceStatus {
    const { renditions, problem } = this.loop;
    const isLive = renditions.length > 0 && segmentsAt(this.timeline, now) !== undefined;
    const isFailed = renditions.length === 0 && problem !== null;
    return {
      state: isLive ? 'live' : isFailed ? 'failed' : 'starting',
      problem: isFailed ? problem : null,
      input: null,
      renditions,
    };
  }

  master(now: number): SourceFile | undefined {
    const { renditions, key } = this.loop;
    if (renditions.length === 0 || !segmentsAt(this.timeline, now)) return undefined;
    return { content: Buffer.from(masterPlaylist(renditions)), version: `${key}-${renditions.length}` };
  }

  playlist(rendition: string, now: number): SourceFile | undefined {
    const segments = segmentsAt(this.timeline, now);
    if (!this.#find(rendition) || !segments) return undefined;
    return {
      content: Buffer.from(mediaPlaylist(this.timeline, segments)),
      version: `${segments.first}-${segments.last}`,
    };
  }

  segment(rendition: string, name: string, now: number): Promise<SourceFile> | undefined {
    const found = this.#find(rendition);
    if (!found) return undefined;
    const { key } = this.loop;
    if (name === 'init.mp4') return Promise.resolve({ content: found.init, version: key });
    const number = Number.parseInt(name, 10);
    if (name !== `${number}.m4s` || !isAvailable(this.timeline, number, now)) return undefined;
    return found.segment(number).then((content) => ({ content, version: `${key}-${number}` }));
  }

  thumbnail(now: number): Promise<SourceFile> | undefined {
    const last = segmentsAt(this.timeline, now)?.last;
    const rendition = this.#find(SIZES[0].name);
    if (last === undefined || !rendition) return undefined;
    return rendition.thumbnail(last).then((content) => ({ content, version: `${this.loop.key}-${last}` }));
  }

  close(): void {
    // The library deletes loops that no stream has.
  }

  #find(rendition: string) {
    return this.loop.renditions.find(({ name }) => name === rendition);
  }
}
