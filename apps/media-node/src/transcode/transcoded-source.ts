import type { StreamAssignment, TranscodeJob } from '@console/live/contract';
import type { Loop } from '../loop-library';
import type { Publication } from '../rtmp/connection';
import type { ListedSegment, Source, SourceFile, SourceStatus, Variant } from '../source';
import { Ladder, type LadderOptions } from './ladder';

const SOURCE = 'source';
/** A source up to this much larger than a profile agrees with it. */
const BIT_RATE_TOLERANCE = 1.25;

/** A source with the ladder of its assignment; without one, the source as it is. */
export class TranscodedSource implements Source {
  readonly targetSeconds: number;
  #job: TranscodeJob | undefined;
  #ladder: Ladder | undefined;
  /** Renditions that the source has, by their names in the ladder. */
  #passed: ReadonlyMap<string, string> = new Map();
  #generation = 0;

  constructor(
    readonly input: Source,
    assignment: StreamAssignment,
    private readonly options: LadderOptions,
  ) {
    this.targetSeconds = input.targetSeconds;
    this.#job = assignment.transcode;
  }

  /** Of the encoder; undefined while none runs. */
  get pid(): number | undefined {
    return this.#ladder?.pid;
  }

  status(now: number): SourceStatus {
    const status = this.input.status(now);
    const ladder = this.#open(now);
    if (!ladder) return status;
    const isWaiting = status.state === 'live' && this.renditions(now).length === 0;
    const problem = status.problem ?? ladder.problemAt(now);
    return { ...status, problem, state: isWaiting ? 'starting' : status.state };
  }

  renditions(now: number): readonly Variant[] {
    const variants = this.input.renditions(now);
    const ladder = this.#open(now);
    const [best] = variants;
    const job = this.#job;
    if (!job) return variants;
    const passed = [...this.#passed].flatMap(([name, original]) => {
      const variant = variants.find((one) => one.name === original);
      return variant ? [{ ...variant, name }] : [];
    });
    const made = [...passed, ...(ladder?.variants() ?? [])];
    // Players read the list of renditions once: it appears when it is complete.
    if (!best || made.length < job.renditions.length) return [];
    const isListed = [...this.#passed.values()].includes(best.name);
    const source = job.includeSource && !isListed ? [{ ...best, name: SOURCE }] : [];
    return [...source, ...made.toSorted((one, other) => other.height - one.height)];
  }

  segments(rendition: string, now: number): readonly ListedSegment[] | undefined {
    const name = this.#nameInSource(rendition, now);
    if (name !== undefined) return this.input.segments(name, now);
    return this.#ladder?.table(rendition)?.listed();
  }

  segment(rendition: string, name: string, now: number): Promise<SourceFile> | undefined {
    const inSource = this.#nameInSource(rendition, now);
    if (inSource !== undefined) return this.input.segment(inSource, name, now);
    return this.#ladder?.table(rendition)?.read(name);
  }

  thumbnail(now: number): Promise<SourceFile> | undefined {
    return this.input.thumbnail(now);
  }

  /** Another ladder replaces the present one. */
  update(assignment: StreamAssignment): void {
    this.input.update?.(assignment);
    if (isSame(assignment.transcode, this.#job)) return;
    this.#ladder?.close();
    this.#ladder = undefined;
    this.#passed = new Map();
    this.#job = assignment.transcode;
  }

  publish(keyHash: string, disconnect: () => void): Publication | 'busy' | undefined {
    return this.input.publish?.(keyHash, disconnect);
  }

  loops(): readonly Loop[] {
    return this.input.loops?.() ?? [];
  }

  close(): void {
    this.#ladder?.close();
    this.input.close();
  }

  /** The ladder begins when the source is known; a rendition that the source has passes through. */
  #open(now: number): Ladder | undefined {
    const job = this.#job;
    const variants = this.input.renditions(now);
    if (this.#ladder || !job || variants.length === 0 || this.#passed.size > 0) return this.#ladder;
    this.#passed = new Map(
      job.renditions.flatMap((rendition) => {
        const original = variants.find((variant) => agrees(variant, rendition));
        return original ? [[rendition.name, original.name]] : [];
      }),
    );
    const renditions = job.renditions.filter(({ name }) => !this.#passed.has(name));
    if (renditions.length === 0) return undefined;
    this.#generation += 1;
    const folder = `${this.options.folder}-${this.#generation}`;
    this.#ladder = new Ladder(this.input, { ...job, renditions }, { ...this.options, folder });
    return this.#ladder;
  }

  #nameInSource(rendition: string, now: number): string | undefined {
    if (!this.#job) return rendition;
    if (rendition === SOURCE && this.#job.includeSource) return this.input.renditions(now)[0]?.name;
    return this.#passed.get(rendition);
  }
}

/** A change of a name makes the same renditions. */
function isSame(one: TranscodeJob | undefined, other: TranscodeJob | undefined): boolean {
  return JSON.stringify({ ...one, revision: '' }) === JSON.stringify({ ...other, revision: '' });
}

function agrees(source: Variant, profile: TranscodeJob['renditions'][number]): boolean {
  return (
    source.width === profile.width &&
    source.height === profile.height &&
    Math.abs(source.framesPerSecond - profile.framesPerSecond) < 1 &&
    source.kbps > 0 &&
    source.kbps <= profile.kbps * BIT_RATE_TOLERANCE
  );
}
