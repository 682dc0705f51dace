import type {
  AssignedInput,
  ChannelSwitch,
  FailoverSource,
  InputStream,
  InputVideo,
  ScheduledSource,
  StreamAssignment,
  SwitchReason,
} from '@console/live/contract';
import type { Loop } from '../loop-library';
import { LOST } from '../push/health-meter';
import { MAX_SEGMENT_SECONDS } from '../push/remuxer';
import type { ListedSegment, PlannedBreak, Source, SourceFile, SourceStatus, Variant } from '../source';
import { ChannelLadder } from './channel-ladder';
import type { ChannelAssignment, ChannelOptions } from './channel-options';
import { ScheduleVideos, type Airing } from './schedule-videos';
import {
  airingAt,
  chooseInput,
  healthOf,
  streamsSoon,
  type Health,
  type ObservedHealth,
} from './choose-input';
import { haveSameFormat, observe, type Limits } from './observe-input';
import { keyOf, TestPictures } from './test-pictures';

/** What has to be on air. */
interface Target {
  /** Null for a test picture. */
  streamId: string | null;
  title: string;
  reason: SwitchReason;
  /** In place of the schedule. */
  isTaken: boolean;
  key: string;
  source: Source | undefined;
}

const STEP_MS = 250;
/** Segments that a channel begins with. */
const FIRST_SEGMENTS = 3;
/** How much of the time without input the next one fills. */
const BACKFILL_MS = 12_000;
/** A stream of a schedule may miss for so long. */
const SCHEDULE_LOSS_MS = 2_000;
const MAX_SWITCHES = 20;
/** An input whose segments cannot be read for so long is replaced, and tried again from time to time. */
const UNREADABLE_MS = 8_000;
const RETRY_EVERY_MS = 30_000;
const UNREADABLE = 'A segment of an input could not be read.';

/** Takes segments of its inputs into a stream of its own: each change of the input is a discontinuity. */
export class ChannelSource implements Source {
  readonly targetSeconds = MAX_SEGMENT_SECONDS;
  readonly #now: () => number;
  readonly #ladder: ChannelLadder;
  readonly #health = new Map<string, ObservedHealth>();
  readonly #pictures: TestPictures;
  readonly #videos: ScheduleVideos;
  readonly #timer: NodeJS.Timeout;
  #source: ChannelAssignment;
  readonly #startedAt: number;
  #onAir: Omit<Target, 'reason'> | undefined;
  /** How far the media of the channel reaches, in milliseconds since 1970. */
  #reaches: number | undefined;
  /** Number of the newest segment that was taken of the stream on air. */
  #taken = -1;
  /** The held input that was on air last: others are new. */
  #heldBefore: string | null = null;
  #switches: ChannelSwitch[] = [];
  #problem: string | null = null;
  /** Viewers see a test picture in place of an input. */
  #isLost = false;
  #isBusy = false;
  /** The input whose last segment could not be read. */
  #unreadable: { key: string; since: number } | undefined;

  constructor(private readonly options: ChannelOptions) {
    this.#now = options.clock ?? Date.now;
    this.#startedAt = this.#now();
    this.#source = options.source;
    this.#pictures = new TestPictures(options);
    this.#videos = new ScheduleVideos(options);
    this.#ladder = new ChannelLadder({
      ...options,
      clock: this.#now,
      onWriteError: (error) => this.#fail(error, 'The media node cannot write segments.'),
    });
    this.#openInputs();
    this.#timer = setInterval(() => void this.step(), STEP_MS).unref();
  }

  update({ source }: StreamAssignment): void {
    if (source.kind !== 'failover' && source.kind !== 'schedule') return;
    this.#source = source;
    this.#openInputs();
  }

  /** Takes the segments that have become available. */
  async step(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      if (!this.#ladder.hasSegments)
        await Promise.all([this.#videos.loaded, ...this.#streamsSoon().map((source) => source?.loaded)]);
      for (let taken = 0; taken < FIRST_SEGMENTS; taken += 1) if (!(await this.#takeNext())) break;
    } catch (error) {
      this.#fail(error, UNREADABLE);
    } finally {
      this.#isBusy = false;
    }
  }

  /** Of the schedule, unless a live stream is on in its place. */
  get breaks(): readonly PlannedBreak[] {
    if (this.#source.kind !== 'schedule' || this.#source.taken) return [];
    return this.#videos.breaks(this.#source.airings);
  }

  status(now: number): SourceStatus {
    const inputs = this.#inputs;
    return {
      state: this.#ladder.hasSegments ? 'live' : 'starting',
      problem: this.#problem,
      input: null,
      health: { ...LOST, inputLost: this.#isLost, inputsDiffer: !haveSameFormat(this.#bestOfInputs(now)) },
      channel: {
        activeId: this.#onAir?.streamId ?? null,
        inputs: inputs.map(({ streamId }) => {
          const { health, since } = this.#health.get(streamId) ?? { health: 'lost', since: now };
          return { streamId, health, since: new Date(since).toISOString() };
        }),
        switches: this.#switches,
      },
    };
  }

  renditions(): readonly Variant[] {
    return this.#ladder.variants();
  }

  segments(rendition: string): readonly ListedSegment[] | undefined {
    return this.#ladder.listed(rendition);
  }

  segment(rendition: string, name: string): Promise<SourceFile> | undefined {
    return this.#ladder.read(rendition, name);
  }

  thumbnail(now: number): Promise<SourceFile> | undefined {
    return this.#onAir?.source?.thumbnail(now);
  }

  loops(): readonly Loop[] {
    return this.#pictures.loops();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#ladder.close();
  }

  /** Whether there was a segment to take. */
  async #takeNext(): Promise<boolean> {
    const now = this.#now();
    const target = this.#readable(this.#target(now), now);
    const { source } = target;
    const [best] = source?.renditions(now) ?? [];
    const listed =
      best && source?.segments(best.name, now)?.filter(({ isGap, isSlate }) => !isGap && !isSlate);
    const segment = listed && this.#nextOf(target, listed, now);
    if (!source || !segment) return false;
    const at = Math.max(segment.at, this.#reaches ?? segment.at);
    try {
      await this.#ladder.add(target.key, source, { ...segment, at }, now);
    } catch (error) {
      this.#problem = UNREADABLE;
      if (this.#unreadable?.key === target.key) return false;
      this.#unreadable = { key: target.key, since: now };
      throw error;
    }
    if (this.#unreadable?.key === target.key) this.#unreadable = undefined;
    this.#reaches = at + segment.seconds * 1_000;
    this.#taken = segment.number;
    if (this.#onAir?.key !== target.key) this.#note(target, at);
    return true;
  }

  #nextOf({ key, streamId }: Target, listed: readonly ListedSegment[], now: number) {
    if (this.#reaches === undefined) return listed.at(-FIRST_SEGMENTS) ?? listed[0];
    // The media of a stream falls behind the clock with a slow encoder.
    if (streamId !== null && key === this.#onAir?.key)
      return listed.find(({ number }) => number > this.#taken);
    const from = Math.max(this.#reaches, now - BACKFILL_MS);
    const newest = listed.at(-1);
    const isBehind = newest && newest.at + (newest.seconds + MAX_SEGMENT_SECONDS) * 1_000 < from;
    return listed.find(({ at, seconds }) => at + seconds * 500 >= from) ?? (isBehind ? newest : undefined);
  }

  #readable(target: Target, now: number): Target {
    if (target.key !== this.#unreadable?.key) return target;
    const unreadableFor = now - this.#unreadable.since;
    if (unreadableFor < UNREADABLE_MS || unreadableFor % RETRY_EVERY_MS < 2 * STEP_MS) return target;
    this.#isLost = true;
    this.#problem = 'The input on air cannot be read. Viewers see a test picture.';
    return this.#targetOf(this.#source.filler, { ...target, reason: 'lost' });
  }

  #target(now: number): Target {
    return this.#source.kind === 'failover'
      ? this.#failover(this.#source, now)
      : this.#scheduled(this.#source, now);
  }

  #failover(source: FailoverSource, now: number): Target {
    const { inputs, lossMs, switchOn, returnSeconds, heldId, filler } = source;
    const limits = { now, lossMs, switchOn };
    const known = inputs.map((input) => ({ id: input.streamId, ...this.#observe(input, limits) }));
    const isNewHold = heldId !== this.#heldBefore;
    const activeId = this.#onAir?.streamId;
    const { id, reason } = chooseInput(
      { rules: { returnSeconds, heldId }, inputs: known, activeId, isNewHold },
      now,
    );
    if (heldId === null || activeId === heldId) this.#heldBefore = heldId;
    this.#isLost = id === null;
    this.#problem = this.#isLost ? 'Every input is lost. Viewers see a test picture.' : null;
    const input = inputs.find(({ streamId }) => streamId === id);
    return this.#targetOf(input ?? filler, { title: '', isTaken: false, reason });
  }

  #scheduled(schedule: ScheduledSource, now: number): Target {
    const { airings, taken, filler } = schedule;
    // The schedule applies to the media, which is behind the clock.
    const reaches = Math.max((this.#reaches ?? 0) + 1_000, now - BACKFILL_MS, this.#startedAt);
    const airing = airingAt({ airings }, reaches);
    const input = taken ?? airing?.input ?? filler;
    if (input.kind === 'video' || (!taken && !airing)) return this.#videoAt(schedule, airing, reaches);
    this.#videos.endGap();
    const isLost =
      input.kind === 'stream' &&
      this.#observe(input, { now, lossMs: SCHEDULE_LOSS_MS, switchOn: [] }).health === 'lost';
    this.#isLost = isLost;
    this.#problem = isLost ? 'The stream on air is lost. Viewers see a test picture.' : null;
    const isTaken = taken !== null;
    const title = isTaken ? '' : (airing?.title ?? '');
    if (isLost) return this.#targetOf(filler, { title, isTaken, reason: 'lost' });
    const isManual = isTaken !== (this.#onAir?.isTaken ?? false);
    const reason = isManual ? 'manual' : this.#onAir ? 'schedule' : 'start';
    return this.#targetOf(input, { title, isTaken, reason });
  }

  /** A video of the schedule; outside it, what fills gaps. */
  #videoAt({ fillers = [], filler }: ScheduledSource, airing: Airing | undefined, at: number): Target {
    const item = airing && this.#videos.item(airing);
    this.#isLost = airing !== undefined && !item;
    this.#problem = this.#isLost ? 'The video on air cannot be read. Viewers see what fills gaps.' : null;
    const wasTaken = this.#onAir?.isTaken ?? false;
    const onSchedule = wasTaken ? 'manual' : this.#onAir ? 'schedule' : 'start';
    const about = { isTaken: false, reason: this.#isLost ? 'lost' : onSchedule } as const;
    if (item?.source.isOn(at)) {
      this.#videos.endGap();
      return { ...about, ...item, streamId: null, title: airing?.title ?? '' };
    }
    const shown = this.#videos.filler(fillers, this.#reaches ?? at);
    if (shown) return { ...about, ...shown, streamId: null };
    return this.#targetOf(filler, { ...about, title: this.#isLost ? (airing?.title ?? '') : '' });
  }

  #targetOf(
    input: Exclude<AssignedInput, InputVideo>,
    about: Pick<Target, 'title' | 'reason' | 'isTaken'>,
  ): Target {
    if (input.kind === 'stream') {
      const { streamId } = input;
      return { ...about, streamId, key: `${streamId} ${about.title}`, source: this.options.findInput(input) };
    }
    const key = `${keyOf(input)} ${about.title}`;
    return { ...about, streamId: null, key, source: this.#pictures.find(input) };
  }

  /** In order of preference; none of a schedule. */
  get #inputs(): readonly InputStream[] {
    return this.#source.kind === 'failover' ? this.#source.inputs : [];
  }

  #bestOfInputs(now: number): Variant[] {
    return this.#inputs.flatMap((input) => this.options.findInput(input)?.renditions(now)[0] ?? []);
  }

  #observe(input: InputStream, limits: Limits): Health {
    const observed = observe(this.options.findInput(input), limits);
    const last = this.#health.get(input.streamId);
    const health = healthOf(last, observed, limits);
    this.#health.set(input.streamId, health);
    return health;
  }

  #note({ reason, ...target }: Target, at: number): void {
    const { streamId, title } = target;
    this.#onAir = target;
    this.options.log.info({ input: title === '' ? streamId : title, reason }, 'another input is on air');
    this.#switches = [
      ...this.#switches,
      { at: new Date(at).toISOString(), streamId, title, reason } satisfies ChannelSwitch,
    ].slice(-MAX_SWITCHES);
    this.options.onChange();
  }

  /** Test pictures are drawn, and videos and streams of other nodes read, before they are on air. */
  #openInputs(): void {
    const source = this.#source;
    const airings = source.kind === 'schedule' ? source.airings : [];
    this.#pictures.open([source.filler, ...airings.map(({ input }) => input)]);
    if (source.kind === 'schedule') this.#videos.open(source);
    this.#streamsSoon();
  }

  #streamsSoon(): (Source | undefined)[] {
    return streamsSoon(this.#source, this.#now()).map((input) => this.options.findInput(input));
  }

  #fail(error: unknown, problem: string): void {
    this.options.log.warn({ err: error }, 'a channel could not take a segment');
    this.#problem = problem;
  }
}
