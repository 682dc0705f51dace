import type { alerts } from '../../src/database/schema';
import { dateOf, plus, startOfDay } from '../calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { demoId, Random } from '../random';
import type { Player, ServerRow } from './cast';

type AlertRow = typeof alerts.$inferInsert & { raisedAt: Date; clearedAt: Date | null };
type Raised = Pick<AlertRow, 'severity' | 'kind' | 'values' | 'message'>;

/** From `from` (exclusive) up to now. */
export interface Period {
  from: number;
  to: number;
}

const WEEK = 7 * DAY_MS;
/** Older alerts are not generated. */
const ALERT_DAYS = 60;
const STREAMS = ['news-1', 'sport-2', 'event-live', 'main'] as const;

const unreachable: Raised = {
  severity: 'critical',
  kind: 'server-unreachable',
  values: {},
  message: 'The server does not answer.',
};

function interrupted(random: Random): Raised {
  const stream = random.pick(STREAMS);
  const message = `The stream ${stream} was interrupted.`;
  return { severity: 'critical', kind: 'stream-interrupted', values: { stream }, message };
}

function highCpu(random: Random): Raised {
  const percent = random.between(87, 95);
  const message = `The processor is at ${String(percent)} %.`;
  return { severity: 'warning', kind: 'high-cpu', values: { percent }, message };
}

function diskFull(random: Random): Raised {
  const percent = random.between(91, 96);
  const message = `${String(percent)} % of the disk are full.`;
  return { severity: 'warning', kind: 'disk-nearly-full', values: { percent }, message };
}

/** The region that fails two days before the end of the period, and when (UTC). */
export const INCIDENT = { region: 'han-1', daysAgo: 2, hour: 13.2, minutes: 130 } as const;

/** The start of the incident; undefined if it is not within the period. */
export function incidentOf({ from, to }: Period): number | undefined {
  const begin = startOfDay(to) - INCIDENT.daysAgo * DAY_MS + INCIDENT.hour * HOUR_MS;
  return begin > from ? begin : undefined;
}

/**
 * Alerts that were raised in the period: everyday ones, a failure of a region, and those that are active at its end.
 * They determine load and usage.
 */
export function demoAlerts(cast: readonly Player[], period: Period, staff: readonly string[]): AlertRow[] {
  const rows = [
    ...everydayAlerts(cast, period),
    ...incidentAlerts(cast, period),
    ...licenseAlerts(cast, period),
    ...currentAlerts(cast, period),
  ];
  return rows.map((row) => acknowledged(row, staff, period));
}

function alertOf({ id, appId }: ServerRow, raised: Raised, raisedAt: Date, clearedAt: Date | null): AlertRow {
  return {
    id: demoId('alert', id, raised.kind, raisedAt.toISOString()),
    appId,
    serverId: id,
    ...raised,
    raisedAt,
    clearedAt,
    count: 1,
    repeatedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
  };
}

function everydayAlerts(cast: readonly Player[], { from, to }: Period): AlertRow[] {
  const begin = Math.max(from, to - ALERT_DAYS * DAY_MS);
  const weeks = Array.from(
    { length: Math.ceil((to - begin) / WEEK) + 1 },
    (_, week) => Math.floor(begin / WEEK) + week,
  );
  // The last days belong to the incident and to what is active now.
  const end = to - 3 * HOUR_MS;
  const incident = incidentOf({ from, to });
  return cast.flatMap(({ servers }) =>
    servers.flatMap((server) =>
      weeks.flatMap((week) => {
        const random = Random.of('week', week, server.id);
        const raisedAt = plus(week * WEEK, random.within(0, WEEK - HOUR_MS));
        const at = raisedAt.getTime();
        const luck = random.next();
        const isNearIncident = incident !== undefined && Math.abs(at - incident) < 4 * HOUR_MS;
        if (at <= begin || at >= end || at < server.createdAt.getTime() || isNearIncident) return [];
        const ended = (minutes: number) => plus(at, minutes * MINUTE_MS);
        if (luck < 0.07) return alertOf(server, highCpu(random), raisedAt, ended(random.between(6, 70)));
        if (luck < 0.11 && server.kind === 'live') {
          return alertOf(server, interrupted(random), raisedAt, ended(random.between(2, 14)));
        }
        return [];
      }),
    ),
  );
}

function incidentAlerts(cast: readonly Player[], period: Period): AlertRow[] {
  const begin = incidentOf(period);
  if (begin === undefined) return [];
  const hit = cast
    .flatMap(({ servers }) => servers)
    .filter(({ region, createdAt }) => region === INCIDENT.region && createdAt.getTime() < begin);
  return hit.map((server, position) => {
    const random = Random.of('incident', dateOf(begin), server.id);
    const raisedAt = plus(begin, random.within(0.2, 4) * MINUTE_MS);
    const clearedAt = plus(begin, (INCIDENT.minutes + random.within(0, 9)) * MINUTE_MS);
    const isDown = position % 2 === 0 || server.kind !== 'live';
    const row = alertOf(server, isDown ? unreachable : interrupted(random), raisedAt, clearedAt);
    const count = isDown ? 1 : random.between(2, 6);
    return { ...row, count, repeatedAt: count > 1 ? plus(clearedAt, -20 * MINUTE_MS) : null };
  });
}

function licenseAlerts(cast: readonly Player[], { from, to }: Period): AlertRow[] {
  return cast.flatMap(({ servers }) =>
    servers.flatMap((server) => {
      const end = server.licenseExpiresAt;
      if (!end) return [];
      const time = end.toISOString();
      const warnedAt = end.getTime() - WEEK;
      if (end.getTime() <= to) {
        const values = { endedAt: time };
        const message = `The license ended on ${time}.`;
        const ended: Raised = { severity: 'critical', kind: 'license-ended', values, message };
        return end.getTime() > from ? alertOf(server, ended, end, null) : [];
      }
      const message = `The license ends on ${time}.`;
      const soon: Raised = {
        severity: 'warning',
        kind: 'license-ends-soon',
        values: { endsAt: time },
        message,
      };
      return warnedAt > from && warnedAt <= to ? alertOf(server, soon, plus(warnedAt, 0), null) : [];
    }),
  );
}

/** What is wrong at the end of the period: about one server of fifty each. */
function currentAlerts(cast: readonly Player[], { to }: Period): AlertRow[] {
  const isLicensed = ({ licenseExpiresAt }: ServerRow) => (licenseExpiresAt?.getTime() ?? 0) > to;
  const all = cast.flatMap(({ servers }) =>
    servers.map((server, position) => ({ server, isSpare: position > 0 })),
  );
  const shuffled = all
    .filter(({ server }) => isLicensed(server) && server.createdAt.getTime() < to - 30 * DAY_MS)
    .map((one) => ({ ...one, order: Random.of('trouble', dateOf(to), one.server.id).next() }))
    .toSorted((one, other) => one.order - other.order);
  const used = new Set<string>();
  const take = (part: number, wanted: (one: (typeof shuffled)[number]) => boolean) => {
    const taken = shuffled
      .filter((one) => !used.has(one.server.id) && wanted(one))
      .slice(0, Math.max(1, Math.round(all.length * part)));
    taken.forEach(({ server }) => used.add(server.id));
    return taken.map(({ server }) => server);
  };
  const raise = (minutesAgo: number, alert: (random: Random) => Raised) => (server: ServerRow) => {
    const random = Random.of('now', dateOf(to), server.id);
    const minutes = minutesAgo * random.within(0.8, 1.25);
    return alertOf(server, alert(random), plus(to, -minutes * MINUTE_MS), null);
  };
  const isLive = ({ server }: { server: ServerRow }) => server.kind === 'live';
  return [
    ...take(0.01, ({ isSpare }) => isSpare).map(raise(18, () => unreachable)),
    ...take(0.01, isLive).map(raise(3, interrupted)),
    ...take(0.03, ({ server }) => server.kind !== 'community').map(raise(31, highCpu)),
    ...take(0.015, () => true).map(raise(95, diskFull)),
  ];
}

/** Staff has looked after some alerts within minutes; of the active ones, after full disks. */
function acknowledged(row: AlertRow, staff: readonly string[], { to }: Period): AlertRow {
  const random = Random.of('acknowledged', row.id);
  const begin = row.raisedAt.getTime();
  const end = Math.min(row.clearedAt?.getTime() ?? to, to);
  const acknowledgedAt = begin + Math.min(random.within(2, 12) * MINUTE_MS, (end - begin) * 0.8);
  const isHandled = row.clearedAt ? random.chance(0.45) : row.kind === 'disk-nearly-full';
  const isLookedAfter = isHandled && end - begin > 5 * MINUTE_MS;
  return isLookedAfter && staff.length > 0
    ? { ...row, acknowledgedAt: plus(acknowledgedAt, 0), acknowledgedBy: random.pick(staff) }
    : row;
}
