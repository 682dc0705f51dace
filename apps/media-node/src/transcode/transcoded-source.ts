import type { StreamAssignment, TranscodeJob } from '@console/live/contract';
import type { Loop } from '../loop-library';
import type { Publication } from '../rtmp/connection';
import type { ListedSegment, Source, SourceFile, SourceStatus, Variant } from '../source';
import { Ladder, type LadderOptions } from './ladder';

const SOURCE = 'source';
/** A source up to this much larger than a profile agrees with it. */
const BIT_RATE_TOLERANCE = 1.25;
/** A single segment can be large, or lack frames. */
const PATIENCE_MS = 30_000;

type Profile = TranscodeJob['renditions'][number];

/** A rendition that passes through. */
interface Passed {
  /** In the source. */
  original: string;
  differsSince?: number | undefined;
  /** Number of its last segment, if later ones are encoded. */
  until?: number;
}

/** A source with the ladder of its assignment; without one, the source as it is. */
export class TranscodedSource implements Source {
  readonly targetSeconds: number;
  #job: TranscodeJob | undefined;
  /** The first one, and those of renditions that no longer pass through. */
  #ladders: Ladder[] = [];
  /** Renditions that the source has or had, by their names in the ladder. */
  #passed: ReadonlyMap<string, Passed> = new Map();
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
    return this.#ladders[0]?.pid;
  }

  status(now: number): SourceStatus {
    const status = this.input.status(now);
    this.#open(now);
    if (this.#ladders.length === 0) return status;
    const isWaiting = status.state === 'live' && this.renditions(now).length === 0;
    const problems = [status.problem, ...this.#ladders.map((ladder) => ladder.problemAt(now))];
    const problem = problems.find((known) => known !== null) ?? null;
    return { ...status, problem, state: isWaiting ? 'starting' : status.state };
  }

  renditions(now: number): readonly Variant[] {
    const variants = this.input.renditions(now);
    this.#open(now);
    const [best] = variants;
    const job = this.#job;
    if (!job) return variants;
    const encoded = this.#ladders.flatMap((ladder) => ladder.variants());
    const passed = job.renditions.flatMap(({ name, width, height }) => {
      const variant = variants.find((one) => one.name === this.#passed.get(name)?.original);
      const isEncoded = encoded.some((one) => one.name === name);
      return variant && !isEncoded ? [{ ...variant, name, width, height }] : [];
    });
    const made = [...passed, ...encoded];
    // Players read the list of renditions once: it appears when it is complete.
    if (!best || made.length < job.renditions.length) return [];
    const isListed = [...this.#passed.values()].some(
      ({ original, until }) => original === best.name && until === undefined,
    );
    const source = job.includeSource && !isListed ? [{ ...best, name: SOURCE }] : [];
    return [...source, ...made.toSorted((one, other) => other.height - one.height)];
  }

  segments(rendition: string, now: number): readonly ListedSegment[] | undefined {
    this.#open(now);
    const name = this.#nameInSource(rendition, now);
    const segments = name === undefined ? undefined : this.input.segments(name, now);
    const encoded = this.#tableOf(rendition)?.listed();
    return segments && encoded
      ? joined(segments, encoded, this.#passed.get(rendition)?.until)
      : (encoded ?? segments);
  }

  segment(rendition: string, name: string, now: number): Promise<SourceFile> | undefined {
    const encoded = this.#tableOf(rendition)?.read(name);
    if (encoded) return encoded;
    const inSource = this.#nameInSource(rendition, now);
    return inSource === undefined ? undefined : this.input.segment(inSource, name, now);
  }

  thumbnail(now: number): Promise<SourceFile> | undefined {
    return this.input.thumbnail(now);
  }

  /** Another ladder replaces the present one. */
  update(assignment: StreamAssignment): void {
    this.input.update?.(assignment);
    if (isSame(assignment.transcode, this.#job)) return;
    this.#reset();
    this.#job = assignment.transcode;
  }

  publish(keyHash: string, disconnect: () => void): Publication | 'busy' | undefined {
    return this.input.publish?.(keyHash, disconnect);
  }

  loops(): readonly Loop[] {
    return this.input.loops?.() ?? [];
  }

  close(): void {
    for (const ladder of this.#ladders) ladder.close();
    this.input.close();
  }

  #reset(): void {
    for (const ladder of this.#ladders) ladder.close();
    this.#ladders = [];
    this.#passed = new Map();
  }

  /**
   * The ladder begins when the source is known; a rendition that the source has passes through as long as they agree.
   * Then it is encoded until the end of the session, so that no name of a file is used twice.
   */
  #open(now: number): void {
    const job = this.#job;
    const variants = this.input.renditions(now);
    if (variants.length === 0) this.#reset();
    if (!job || variants.length === 0) return;
    if (this.#ladders.length === 0 && this.#passed.size === 0)
      this.#passed = new Map(
        job.renditions.flatMap((rendition) => {
          const variant = variants.find((one) => agrees(one, rendition));
          return variant ? [[rendition.name, { original: variant.name }]] : [];
        }),
      );
    const renditions = job.renditions.filter(
      (rendition) => !this.#tableOf(rendition.name) && !this.#passes(rendition, variants, now),
    );
    const [first] = renditions;
    if (!first) return;
    this.#generation += 1;
    const folder = `${this.options.folder}-${this.#generation}`;
    const after = this.#passed.get(first.name)?.until;
    this.#ladders.push(new Ladder(this.input, { ...job, renditions }, { ...this.options, folder, after }));
  }

  /** Whether a rendition still passes through. */
  #passes(profile: Profile, variants: readonly Variant[], now: number): boolean {
    const passed = this.#passed.get(profile.name);
    if (!passed) return false;
    const variant = variants.find(({ name }) => name === passed.original);
    if (variant && agrees(variant, profile)) {
      passed.differsSince = undefined;
      return true;
    }
    passed.differsSince ??= now;
    if (variant && hasSameSize(variant, profile) && now - passed.differsSince < PATIENCE_MS) return true;
    passed.until = this.input.segments(passed.original, now)?.at(-1)?.number ?? -1;
    return false;
  }

  #tableOf(rendition: string) {
    return this.#ladders.map((ladder) => ladder.table(rendition)).find((table) => table !== undefined);
  }

  #nameInSource(rendition: string, now: number): string | undefined {
    if (!this.#job) return rendition;
    if (rendition === SOURCE && this.#job.includeSource) return this.input.renditions(now)[0]?.name;
    return this.#passed.get(rendition)?.original;
  }
}

/** What passed through, then what is encoded. The numbers of a playlist follow each other. */
function joined(
  passed: readonly ListedSegment[],
  encoded: readonly ListedSegment[],
  until = -1,
): readonly ListedSegment[] {
  const before = passed.filter(({ number }) => number <= until);
  const [first] = encoded;
  return first && first.number !== until + 1 ? encoded : [...before, ...encoded];
}

/** A change of a name makes the same renditions. */
function isSame(one: TranscodeJob | undefined, other: TranscodeJob | undefined): boolean {
  return JSON.stringify({ ...one, revision: '' }) === JSON.stringify({ ...other, revision: '' });
}

function hasSameSize(source: Variant, profile: Profile): boolean {
  return source.width === profile.width && source.height === profile.height;
}

function agrees(source: Variant, profile: Profile): boolean {
  return (
    hasSameSize(source, profile) &&
    Math.abs(source.framesPerSecond - profile.framesPerSecond) < 1 &&
    source.kbps > 0 &&
    source.kbps <= profile.kbps * BIT_RATE_TOLERANCE
  );
}
