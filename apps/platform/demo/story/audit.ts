import { ADMIN_APP_ID } from '@console/http/contract';
import { AUDIT_ACTIONS, type AuditAction } from '@console/operations/contract';
import type { alerts, auditEntries } from '../../src/database/schema';
import { changeDetail } from '../../src/audit/record-audit';
import { dateOf, plus, startOfDay } from '../calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { demoId, Random } from '../random';
import { incidentOf, INCIDENT, type Period } from './alerts';
import { randomMember, type Player } from './cast';

type Entry = typeof auditEntries.$inferInsert & { at: Date };
type About = Pick<Entry, 'targetId' | 'targetName' | 'detail'>;

export interface StaffMember {
  id: string;
  email: string;
  group: string;
}

const WEEK = 7 * DAY_MS;
const SIGN_IN_DAYS = 14;
/** Chance per app and week of an everyday action. */
const EVERYDAY = 0.05;

const ACTIONS = [
  'member.invite',
  'member.update',
  'group.update',
  'api-key.reset',
  'payment-method.add',
  'tenant-app.update',
] as const satisfies readonly AuditAction[];

interface Act {
  action: AuditAction;
  at: Date;
  actor: { id: string; email: string };
  appId: string;
  about: About;
  /** HTTP status of a rejected attempt. */
  rejected?: number | undefined;
}

export function entryOf({ action, at, actor, appId, about, rejected }: Act): Entry {
  const id = demoId('audit', action, appId, actor.email, at.toISOString(), about.targetId ?? '');
  const random = Random.of(id);
  return {
    id,
    at,
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    appId,
    targetType: AUDIT_ACTIONS[action],
    targetId: about.targetId ?? null,
    targetName: rejected === undefined ? (about.targetName ?? null) : null,
    detail: rejected === undefined ? (about.detail ?? null) : null,
    result: rejected === undefined ? 'done' : 'refused',
    status: rejected ?? null,
    ip: `198.18.${String(200 + random.between(0, 55))}.${String(random.between(1, 254))}`,
    requestId: demoId('request', id),
  };
}

/** What the people of an app did in the period. */
export function appAudit(player: Player, { from, to }: Period): Entry[] {
  const { app, servers } = player;
  const owner = player.people.find(({ isOwner }) => isOwner);
  const { appId, name, createdAt, archivedAt } = app;
  if (!owner) return [];
  const ofApp = { appId, actor: owner };
  const about = { targetId: appId, targetName: name };
  const milestones = [
    entryOf({
      ...ofApp,
      action: 'tenant-app.create',
      at: createdAt,
      about: { ...about, detail: { name, edition: app.edition } },
    }),
    ...(archivedAt ? [entryOf({ ...ofApp, action: 'tenant-app.archive', at: archivedAt, about })] : []),
    ...servers.map(({ id, name: server, kind, address, region, createdAt: at }) =>
      entryOf({
        ...ofApp,
        action: 'server.create',
        at,
        about: { targetId: id, targetName: server, detail: { name: server, kind, address, region } },
      }),
    ),
  ];
  const begin = Math.max(from, createdAt.getTime() + DAY_MS);
  const end = Math.min(to, archivedAt?.getTime() ?? to);
  const weeks = Math.max(0, Math.ceil((end - begin) / WEEK) + 1);
  const everyday = Array.from({ length: weeks }, (_, week) => Math.floor(begin / WEEK) + week).flatMap(
    (week) => {
      const random = Random.of('actions', week, appId);
      const actor = randomMember(player, random);
      if (!random.chance(EVERYDAY) || !actor) return [];
      const at = plus(week * WEEK + random.between(0, 6) * DAY_MS, random.within(1.5, 10) * HOUR_MS);
      const action = random.pick(ACTIONS);
      const rejected = random.chance(0.12) ? random.pick([403, 403, 409, 412]) : undefined;
      return entryOf({ action, at, actor, appId, about: aboutOf(action, player, random), rejected });
    },
  );
  return [
    ...milestones.filter(({ at }) => at.getTime() > from && at.getTime() <= to),
    ...everyday.filter(({ at }) => at.getTime() > begin && at.getTime() <= end),
  ];
}

/**
 * What staff did: signing in each working day, looking after alerts and the failure of a region, after which they
 * wrote `incidentNote` on servers.
 */
export function staffAudit(
  staff: readonly StaffMember[],
  acknowledgedAlerts: readonly (typeof alerts.$inferInsert)[],
  cast: readonly Player[],
  { from, to }: Period,
  incidentNote: string | undefined,
): Entry[] {
  const firstDay = startOfDay(Math.max(from, to - SIGN_IN_DAYS * DAY_MS));
  const days = Array.from(
    { length: Math.round((startOfDay(to) - firstDay) / DAY_MS) + 1 },
    (_, day) => firstDay + day * DAY_MS,
  );
  const signIns = days.flatMap((day) =>
    staff.flatMap((actor) => {
      const random = Random.of('sign-in', dateOf(day), actor.id);
      const isOff = new Date(day).getUTCDay() % 6 === 0 || random.chance(0.4);
      if (isOff) return [];
      const about = { targetId: actor.id, targetName: actor.email, detail: { email: actor.email } };
      const at = plus(day, random.within(1.2, 3.5) * HOUR_MS);
      // A wrong code first.
      const failed = random.chance(0.1)
        ? [
            entryOf({
              action: 'user.sign-in',
              at: plus(at, -MINUTE_MS / 2),
              actor,
              appId: ADMIN_APP_ID,
              about,
              rejected: 400,
            }),
          ]
        : [];
      return [...failed, entryOf({ action: 'user.sign-in', at, actor, appId: ADMIN_APP_ID, about })];
    }),
  );
  const handled = acknowledgedAlerts.flatMap(({ id, appId, kind, acknowledgedAt, acknowledgedBy }) => {
    const actor = staff.find(({ email }) => email === acknowledgedBy);
    const detail = { 'acknowledgedBy.before': null, 'acknowledgedBy.after': acknowledgedBy ?? null };
    return actor && acknowledgedAt
      ? entryOf({
          action: 'alert.acknowledge',
          at: acknowledgedAt,
          actor,
          appId,
          about: { targetId: id, targetName: kind, detail },
        })
      : [];
  });
  return [...signIns, ...handled, ...incidentAudit(staff, cast, { from, to }, incidentNote)].filter(
    ({ at }) => at.getTime() > from && at.getTime() <= to,
  );
}

/** A viewer tries to help and may not; an administrator writes down what happened. */
function incidentAudit(
  staff: readonly StaffMember[],
  cast: readonly Player[],
  period: Period,
  note: string | undefined,
): Entry[] {
  const begin = incidentOf(period);
  const hit = cast.flatMap(({ servers }) => servers).filter(({ region }) => region === INCIDENT.region);
  const viewer = staff.find(({ group }) => group === 'Viewers');
  const administrator = staff.find(({ group }) => group === 'Administrators');
  if (begin === undefined || note === undefined || !viewer || !administrator) return [];
  return hit.slice(0, 2).flatMap((server) => {
    const { id, appId, name } = server;
    const about = { targetId: id, targetName: name };
    const detail = { name, ...changeDetail({ note: server.note }, { note }) };
    const after = (minutes: number) => plus(begin, minutes * MINUTE_MS);
    return [
      entryOf({ action: 'server.note', at: after(11), actor: viewer, appId, about, rejected: 403 }),
      entryOf({
        action: 'server.note',
        at: after(INCIDENT.minutes + 25),
        actor: administrator,
        appId,
        about: { ...about, detail },
      }),
    ];
  });
}

function aboutOf(action: (typeof ACTIONS)[number], player: Player, random: Random): About {
  const { appId, name } = player.app;
  const member = randomMember(player, random);
  const ofMember = { targetId: member?.memberId, targetName: member?.email };
  const lastFour = () => String(random.between(1000, 9999));
  switch (action) {
    case 'member.invite':
      return { ...ofMember, detail: { email: member?.email ?? '', group: 'Editors' } };
    case 'member.update':
      return { ...ofMember, detail: changeDetail({ group: 'Editors' }, { group: 'Operators' }) };
    case 'group.update':
      return {
        targetId: demoId('group', appId, 'Editors'),
        targetName: 'Editors',
        detail: changeDetail(
          { apiGroups: 'admin-library, admin-vod' },
          { apiGroups: 'admin-interactive, admin-library, admin-vod' },
        ),
      };
    case 'api-key.reset':
      return {
        targetId: appId,
        targetName: name,
        detail: changeDetail({ lastFour: lastFour() }, { lastFour: lastFour() }),
      };
    case 'payment-method.add': {
      const digits = lastFour();
      return {
        targetId: demoId('card', appId, 1),
        targetName: `Visa ${digits}`,
        detail: { kind: 'card', brand: 'Visa', lastFour: digits, isPrimary: false },
      };
    }
    case 'tenant-app.update':
      return {
        targetId: appId,
        targetName: name,
        detail: changeDetail({ name: `${name} (beta)` }, { name }),
      };
  }
}
