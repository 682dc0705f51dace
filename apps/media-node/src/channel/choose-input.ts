import type {
  FailoverSource,
  InputHealth,
  InputProblem,
  InputStream,
  ScheduledSource,
  SwitchReason,
} from '@console/live/contract';

/** What a channel sees of an input. */
export interface Observation {
  /** Number of its newest segment; undefined without one. */
  newest: number | undefined;
  /** When that ended by its media, which falls behind the clock with a slow encoder. */
  endedAt: number;
  /** Duration of that segment: the next one takes as long. Zero if none is on its way. */
  segmentSeconds: number;
  /** Of its picture or sound, as long as it is measured. */
  problem?: InputProblem | undefined;
}

/** State of an input since a time, in milliseconds since 1970. */
export interface Health {
  health: InputHealth['health'];
  since: number;
}

/** What the next observation is compared with. */
export interface ObservedHealth extends Health, Pick<Observation, 'newest'> {
  /** Of the newest segment. */
  arrivedAt: number;
  /** When a problem was first measured that is not over. */
  problemSince: number | undefined;
}

/** A fade to black and a pause are no problem: the next sample, up to 12 s later, has to show it as well. */
const PROBLEM_MS = 15_000;

/** An input is lost when its next segment is overdue for longer than `lossMs`; it has a problem that lasts. */
export function healthOf(
  before: ObservedHealth | undefined,
  { newest, endedAt, segmentSeconds, problem }: Observation,
  { now, lossMs }: { now: number; lossMs: number },
): ObservedHealth {
  const isKnown = before?.newest === newest;
  const arrivedAt = !before ? endedAt : isKnown ? before.arrivedAt : now;
  const overdueMs = newest === undefined ? Infinity : now - arrivedAt - segmentSeconds * 1_000;
  const problemSince = problem && (before?.problemSince ?? now);
  const isProblem = problemSince !== undefined && now - problemSince >= PROBLEM_MS;
  const health = overdueMs >= lossMs ? 'lost' : (isProblem && problem) || 'clear';
  const since = before?.health === health ? before.since : now;
  return { health, since, newest, arrivedAt, problemSince };
}

interface Situation {
  rules: Pick<FailoverSource, 'returnSeconds' | 'heldId'>;
  /** In order of preference. */
  inputs: readonly (Health & { id: string })[];
  /** Null while none is on air; undefined before the first. */
  activeId: string | null | undefined;
  /** The operator has just switched. */
  isNewHold: boolean;
}

export interface Choice {
  /** Null for the filler. */
  id: string | null;
  reason: SwitchReason;
}

/** The input that has to be on air now, with the reason if it is another one. */
export function chooseInput({ rules, inputs, activeId, isNewHold }: Situation, now: number): Choice {
  const { heldId, returnSeconds } = rules;
  const available = [
    ...inputs.filter(({ id }) => id === heldId),
    ...inputs.filter(({ id }) => id !== heldId),
  ].filter(({ health }) => health !== 'lost');
  // An operator sees what is held.
  const ranked = available.filter(({ id, health }) => health === 'clear' || id === heldId);
  const active = ranked.find(({ id }) => id === activeId);
  if (!active) {
    // Black is better than nothing.
    const next = ranked[0] ?? available.find(({ id }) => id === activeId) ?? available[0];
    if (next && next.id === activeId) return { id: next.id, reason: 'start' };
    if (activeId === undefined) return { id: next?.id ?? null, reason: 'start' };
    if (next && activeId === null) return { id: next.id, reason: 'return' };
    const left = inputs.find(({ id }) => id === activeId)?.health ?? 'lost';
    return { id: next?.id ?? null, reason: left === 'clear' ? 'lost' : left };
  }
  const better = ranked.slice(0, ranked.indexOf(active)).find(({ id, since }) => {
    if (id === heldId && isNewHold) return true;
    if (returnSeconds === null && id !== heldId) return false;
    return now - since >= (returnSeconds ?? 0) * 1_000;
  });
  if (!better) return { id: active.id, reason: 'start' };
  return { id: better.id, reason: better.id === heldId && isNewHold ? 'manual' : 'return' };
}

type Airing = ScheduledSource['airings'][number];

/** What the schedule shows at a time of the channel; undefined in a gap. */
export function airingAt({ airings }: Pick<ScheduledSource, 'airings'>, at: number): Airing | undefined {
  return airings.find(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
}

const AHEAD_MS = 30_000;

/** Streams that a channel shows, or may show within half a minute. */
export function streamsSoon(source: FailoverSource | ScheduledSource, now: number): InputStream[] {
  if (source.kind === 'failover') return source.inputs;
  const soon = source.airings.filter(({ from }) => Date.parse(from) < now + AHEAD_MS);
  const inputs = [source.taken, ...soon.map(({ input }) => input)];
  return inputs.filter((input) => input?.kind === 'stream');
}
