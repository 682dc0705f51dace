import { AdSession } from './ad-session';
import { ViewerBreak } from './session-break';
import type { SessionLine } from './session-journal';

/** Longer than a playback token is valid. */
const KEPT_MS = 7 * 3_600_000;

/** Whether a node still needs a line. */
export function isNeeded({ at }: SessionLine, now: number): boolean {
  return now - at < KEPT_MS;
}

/** What a break in a session is at a moment. */
export function breakLine(
  { viewer }: AdSession,
  { record, trackers, insertion }: ViewerBreak,
  at: number,
): SessionLine {
  return { kind: 'break', at, viewer, record, trackers, insertion };
}

/** The lines that restore sessions. A break that has not begun is left out: its ads are requested again. */
export function* sessionLines(sessions: Iterable<AdSession>): Generator<SessionLine> {
  for (const session of sessions)
    for (const known of session.breaks.values())
      if (known.record.isDecided) yield breakLine(session, known, session.seenAt);
}

/** The sessions of the node before it ended. A beacon without a result may have arrived: its result is unknown. */
export function restoreSessions(lines: readonly SessionLine[]): Map<string, AdSession> {
  const sessions = new Map<string, AdSession>();
  const breaks = new Map<string, Map<string, ViewerBreak>>();
  for (const line of lines) {
    if (line.kind !== 'break') continue;
    const { viewer, record, trackers, insertion, at } = line;
    const { session: id, endpointId, breakId } = record;
    if (!sessions.has(id)) sessions.set(id, new AdSession(endpointId, viewer, at));
    if (!record.isDecided) continue;
    const adBreak = {
      id: breakId,
      origin: 'schedule',
      cue: null,
      startsAt: Date.parse(record.startsAt),
    } as const;
    const known = new ViewerBreak({ ...adBreak, plannedMs: record.plannedMs }, record);
    known.trackers = trackers;
    known.insertion = insertion;
    known.isRestored = true;
    const ofSession = breaks.get(id) ?? new Map<string, ViewerBreak>();
    breaks.set(id, ofSession.set(breakId, known));
  }
  for (const line of lines) {
    if (line.kind !== 'beacon') continue;
    const known = breaks.get(line.session)?.get(line.breakId);
    known?.setBeacon(line.ad, line.event, line.state, line.at, line.urls);
  }
  for (const [id, ofSession] of breaks) {
    for (const known of ofSession.values()) {
      for (const { ad, event, state, at, urls } of known.record.beacons)
        if (state === 'recorded') known.setBeacon(ad, event, 'unknown', Date.parse(at), urls);
      // Later than every revision that the platform may have seen.
      known.record = { ...known.record, revision: known.record.revision + 1_000 };
    }
    sessions.get(id)?.restore([...ofSession.values()]);
  }
  return sessions;
}
