import type { Loop } from './loop-library';
import type { ListedSegment, Source, SourceFile, SourceStatus, Variant } from './source';
import { SEGMENT_SECONDS, SIZES } from './test-picture';
import { isAvailable, segmentsAt, type Timeline } from './timeline';

const INIT = 'init.mp4';

/** A picture that repeats without end. Segment and time follow from the clock, the same on every node. */
export class TestSource implements Source {
  readonly targetSeconds = SEGMENT_SECONDS;

  constructor(
    readonly loop: Loop,
    private readonly timeline: Timeline,
  ) {}

  status(now: number): SourceStatus {
    const { problem } = this.loop;
    const isEncoded = this.loop.renditions.length > 0;
    const isLive = isEncoded && segmentsAt(this.timeline, now) !== undefined;
    const isFailed = !isEncoded && problem !== null;
    return {
      state: isLive ? 'live' : isFailed ? 'failed' : 'starting',
      problem: isFailed ? problem : null,
      input: null,
      health: null,
    };
  }

  renditions(now: number): readonly Variant[] {
    return segmentsAt(this.timeline, now) ? this.loop.renditions : [];
  }

  segments(rendition: string, now: number): readonly ListedSegment[] | undefined {
    const segments = segmentsAt(this.timeline, now);
    if (!this.#find(rendition) || !segments) return undefined;
    const { first, last } = segments;
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      name: `${first + index}.m4s`,
      number: first + index,
      period: 0,
      seconds: SEGMENT_SECONDS,
      at: this.timeline.firstSegmentAt + (first + index) * SEGMENT_SECONDS * 1_000,
      init: INIT,
    }));
  }

  segment(rendition: string, name: string, now: number): Promise<SourceFile> | undefined {
    const found = this.#find(rendition);
    if (!found) return undefined;
    const { key } = this.loop;
    if (name === INIT) return Promise.resolve({ content: found.init, version: key });
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

  loops(): readonly Loop[] {
    return [this.loop];
  }

  close(): void {
    // The library deletes loops that no stream has.
  }

  #find(rendition: string) {
    return this.loop.renditions.find(({ name }) => name === rendition);
  }
}
