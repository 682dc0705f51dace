import { createHash } from 'node:crypto';
import { breakIntervalMs, type BreakOrigin, type EndpointAssignment } from '@console/ssai/contract';
import type { Cue } from './cues';

export interface AdBreak {
  /** UUID, the same on every node. */
  id: string;
  origin: BreakOrigin;
  /** The cue as it was in the playlist. */
  cue: string | null;
  /** Milliseconds since 1970. */
  startsAt: number;
  plannedMs: number;
  /** When a cue ended it. */
  endsAt?: number | undefined;
}

const LONGEST_MS = 300_000;

/** A UUID of a text, so that nodes agree on the breaks of an endpoint. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The breaks of an endpoint that begin in a time span, in order. Breaks during another one are left out. */
export function breaksBetween(
  endpoint: EndpointAssignment,
  cues: readonly Cue[],
  from: number,
  until: number,
): AdBreak[] {
  const { id, breakSource, breakSeconds } = endpoint;
  const found: AdBreak[] = endpoint.manualBreaks.map((manual) => ({
    id: manual.id,
    origin: 'manual',
    cue: null,
    startsAt: Date.parse(manual.startsAt),
    plannedMs: manual.seconds * 1_000,
  }));
  if (breakSource === 'schedule') {
    const everyMs = breakIntervalMs(endpoint);
    // One that began earlier may last until now.
    for (
      let startsAt = Math.ceil((from - LONGEST_MS) / everyMs) * everyMs;
      startsAt <= until;
      startsAt += everyMs
    )
      found.push({
        ...{ id: uuidOf(`${id} schedule ${startsAt}`), origin: 'schedule', cue: null },
        startsAt,
        plannedMs: breakSeconds * 1_000,
      });
  }
  if (breakSource === 'cues')
    for (const cue of cues)
      found.push({
        ...{ id: uuidOf(`${id} ${cue.id}`), origin: 'cue', cue: cue.raw.slice(0, 2_000) },
        startsAt: cue.startsAt,
        plannedMs: Math.min(cue.plannedMs ?? breakSeconds * 1_000, LONGEST_MS),
        endsAt: cue.endsAt,
      });
  let end = -Infinity;
  return found
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .filter(({ startsAt, plannedMs }) => {
      if (startsAt < end) return false;
      end = startsAt + plannedMs;
      return startsAt >= from && startsAt <= until;
    });
}
