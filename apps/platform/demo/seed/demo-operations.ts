import type { alerts, servers } from '../../src/database/schema';
import { type Calendar, plusDays } from './calendar';
import type { DemoApp } from './demo-apps';
import { REGIONS } from './names';
import { Random } from '../random';

const ALERT_KINDS = {
  info: ['certificate-renewed', 'backup-finished'],
  warning: ['disk-nearly-full', 'high-cpu', 'license-ends-soon'],
  critical: ['server-unreachable', 'stream-interrupted', 'license-ended'],
} as const;
type AlertKind = (typeof ALERT_KINDS)[keyof typeof ALERT_KINDS][number];

function alertWords(kind: AlertKind, random: Random, raisedAt: Date) {
  switch (kind) {
    case 'certificate-renewed':
      return { values: {}, message: 'The certificate was renewed.' };
    case 'backup-finished': {
      const size = random.between(2, 400);
      return { values: { size }, message: `The nightly backup has finished: ${size} GB.` };
    }
    case 'disk-nearly-full': {
      const percent = random.between(90, 98);
      return { values: { percent }, message: `${percent} % of the disk are full.` };
    }
    case 'high-cpu': {
      const percent = random.between(85, 99);
      return { values: { percent }, message: `The processor is at ${percent} %.` };
    }
    case 'license-ends-soon': {
      const endsAt = plusDays(raisedAt, 7).toISOString();
      return { values: { endsAt }, message: `The license ends on ${endsAt}.` };
    }
    case 'license-ended': {
      const endedAt = raisedAt.toISOString();
      return { values: { endedAt }, message: `The license ended on ${endedAt}.` };
    }
    case 'server-unreachable':
      return { values: {}, message: 'The server does not answer.' };
    case 'stream-interrupted': {
      const stream = random.pick(['news-1', 'sport-2', 'event-live']);
      return { values: { stream }, message: `The stream ${stream} was interrupted.` };
    }
  }
}

export function demoServers(
  { row, archivedAt }: DemoApp,
  index: number,
  random: Random,
  calendar: Calendar,
): (typeof servers.$inferInsert)[] {
  const most = { free: 1, pro: 3, enterprise: 6 }[row.edition];
  return Array.from({ length: archivedAt ? 0 : random.between(0, most) }, (_, position) => {
    const drawn = random.pick(['live', 'vod', 'media', 'community', 'cluster']);
    const kind = position === 2 ? 'component' : drawn;
    const region = random.pick(REGIONS);
    const id = random.id();
    const cluster = random.pick([1, 1, 1, 1, 2, null]);
    return {
      id,
      appId: row.appId,
      name: `${kind}-${region}-${position + 1}`,
      kind,
      // A block reserved for benchmarks.
      address: `198.18.${((index * 6 + position) >> 8) & 0xff}.${(index * 6 + position) & 0xff}`,
      region,
      cluster: cluster && `${region}-${cluster}`,
      licenseExpiresAt: licenseEnd(random, calendar),
      createdAt: plusDays(row.createdAt, Math.min(random.between(1, 60), calendar.daysSince(row.createdAt))),
    };
  });
}

function licenseEnd(random: Random, calendar: Calendar): Date | null {
  const luck = random.next();
  if (luck < 0.1) return null;
  return luck < 0.2 ? calendar.daysAgo(random.between(1, 120)) : calendar.daysAhead(random.between(5, 700));
}

export function demoAlerts(
  { people: [owner] }: DemoApp,
  appServers: readonly (typeof servers.$inferInsert)[],
  random: Random,
  calendar: Calendar,
): (typeof alerts.$inferInsert)[] {
  return appServers.flatMap(({ id, appId }) => {
    const ofServer = Array.from({ length: random.between(0, 3) }, () => {
      const severity = random.pick(['info', 'warning', 'warning', 'critical']);
      const kinds: readonly [AlertKind, ...AlertKind[]] = ALERT_KINDS[severity];
      const raisedAt = calendar.daysAgo(random.between(1, 60), random.between(0, 80_000));
      const alert = { id: random.id(), appId, serverId: id, severity, kind: random.pick(kinds), raisedAt };
      const seconds = random.chance(0.6) ? random.between(60, 5_000) : null;
      const clearedAt = seconds === null ? null : new Date(raisedAt.getTime() + seconds * 1000);
      return { ...alert, clearedAt, ...alertDetails(alert.kind, raisedAt, seconds ?? 5_000, owner.email) };
    });
    // A repeated active alert is one alert.
    return ofServer.filter(
      (alert, index) =>
        alert.clearedAt !== null ||
        ofServer.findIndex((other) => other.kind === alert.kind && other.clearedAt === null) === index,
    );
  });
}

function alertDetails(kind: AlertKind, raisedAt: Date, seconds: number, email: string) {
  const random = new Random(raisedAt.getTime());
  const later = (share: number) => new Date(raisedAt.getTime() + Math.floor(seconds * share) * 1000);
  const count = random.chance(0.3) ? random.between(2, 40) : 1;
  const isAcknowledged = random.chance(0.35);
  return {
    ...alertWords(kind, random, raisedAt),
    count,
    repeatedAt: count > 1 ? later(0.9) : null,
    acknowledgedAt: isAcknowledged ? later(0.5) : null,
    acknowledgedBy: isAcknowledged ? email : null,
  };
}
