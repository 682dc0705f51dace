import type { FailoverSource, InputHealth, ScheduledSource, SwitchReason } from '@console/live/contract';

/** What a channel sees of an input. */
export interface Observation {
  /** When its newest segment ended; undefined without one. */
  endedAt: number | undefined;
  /** Duration of that segment: the next one takes as long. Zero if none is on its way. */
  segmentSeconds: number;
}

/** State of an input since a time, in milliseconds since 1970. */
export interface Health {
  health: InputHealth['health'];
  since: number;
}

/** An input is lost when its next segment is overdue for longer than `lossMs`. */
export function healthOf(
  before: Health | undefined,
  { endedAt, segmentSeconds }: Observation,
  { now, lossMs }: { now: number; lossMs: number },
): Health {
  const overdueMs = endedAt === undefined ? Infinity : now - endedAt - segmentSeconds * 1_000;
  const health = overdueMs >= lossMs ? 'lost' : 'clear';
  return before?.health === health ? before : { health, since: now };
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
  const ranked = [
    ...inputs.filter(({ id }) => id === heldId),
    ...inputs.filter(({ id }) => id !== heldId),
  ].filter(({ health }) => health === 'clear');
  const active = ranked.find(({ id }) => id === activeId);
  if (!active) {
    const [next] = ranked;
    const isReturn = next !== undefined && activeId === null;
    return {
      id: next?.id ?? null,
      reason: activeId === undefined ? 'start' : isReturn ? 'return' : 'lost',
    };
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
