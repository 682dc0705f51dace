import type { alerts, auditEntries, servers } from '../database/schema';
import type { Calendar } from './calendar';
import { plusDays } from './calendar';
import type { DemoApp } from './demo-apps';
import { REGIONS } from './names';
import type { Random } from './random';

const ALERT_KINDS = {
  info: ['certificate-renewed', 'backup-finished'],
  warning: ['disk-nearly-full', 'high-cpu', 'license-ends-soon'],
  critical: ['server-unreachable', 'stream-interrupted', 'license-ended'],
} as const;

const AUDIT_ACTIONS = [
  'member.invite',
  'member.update',
  'group.update',
  'api-key.reset',
  'payment-method.add',
  'user.sign-in',
] as const;

/** An archived app has none: its servers were given back. */
export function demoServers(
  { row, archivedAt }: DemoApp,
  index: number,
  random: Random,
  calendar: Calendar,
): (typeof servers.$inferInsert)[] {
  const most = { free: 1, pro: 3, enterprise: 6 }[row.edition];
  return Array.from({ length: archivedAt ? 0 : random.between(0, most) }, (_, position) => {
    const kind = random.pick(['live', 'vod', 'media', 'community', 'cluster']);
    const region = random.pick(REGIONS);
    return {
      id: random.id(),
      appId: row.appId,
      name: `${kind}-${region}-${position + 1}`,
      kind,
      status: random.pick(['online', 'online', 'online', 'online', 'maintenance', 'offline']),
      // From the block that is kept for documentation and benchmarks: no address of anybody's.
      address: `198.18.${((index * 6 + position) >> 8) & 0xff}.${(index * 6 + position) & 0xff}`,
      region,
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
  appServers: readonly (typeof servers.$inferInsert)[],
  random: Random,
  calendar: Calendar,
): (typeof alerts.$inferInsert)[] {
  return appServers.flatMap(({ id, appId }) =>
    Array.from({ length: random.between(0, 3) }, () => {
      const severity = random.pick(['info', 'warning', 'warning', 'critical']);
      const kinds: readonly [string, ...string[]] = ALERT_KINDS[severity];
      const raisedAt = calendar.daysAgo(random.between(1, 60), random.between(0, 80_000));
      return {
        id: random.id(),
        appId,
        serverId: id,
        severity,
        kind: random.pick(kinds),
        raisedAt,
        resolvedAt: random.chance(0.6)
          ? new Date(raisedAt.getTime() + random.between(60, 5_000) * 1000)
          : null,
      };
    }),
  );
}

export function demoAuditEntries({ row, people, archivedAt }: DemoApp, random: Random, calendar: Calendar) {
  const [owner] = people;
  const entry = (action: string, actor: typeof owner, at: Date): typeof auditEntries.$inferInsert => ({
    id: random.id(),
    at,
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    appId: row.appId,
    targetId: row.appId,
    requestId: null,
    detail: null,
  });
  const age = calendar.daysSince(row.createdAt);
  const acts = Array.from({ length: random.between(3, 9) }, () => {
    const at = calendar.daysAgo(random.between(1, Math.max(1, age - 1)), random.between(0, 86_399));
    return { action: random.pick(AUDIT_ACTIONS), actor: random.pick(people), at };
  }).filter(({ at }) => at > row.createdAt && (!archivedAt || at < archivedAt));
  return [
    entry('tenant-app.create', owner, row.createdAt),
    ...acts.map(({ action, actor, at }) => entry(action, actor, at)),
    ...(archivedAt ? [entry('tenant-app.archive', owner, archivedAt)] : []),
  ];
}
