import { AUDIT_ACTIONS, type AuditAction } from '@console/operations/contract';
import type { auditEntries } from '../../src/database/schema';
import type { Calendar } from './calendar';
import type { DemoApp } from './demo-apps';
import type { DemoPerson } from './demo-people';
import { Random } from '../random';
import { changeDetail } from '../../src/audit/record-audit';

type Entry = typeof auditEntries.$inferInsert;
type About = Pick<Entry, 'targetId' | 'targetName' | 'detail'>;

const ACTIONS = [
  'member.invite',
  'member.update',
  'group.update',
  'api-key.reset',
  'payment-method.add',
  'tenant-app.update',
] as const satisfies readonly AuditAction[];

export function demoAuditEntries(app: DemoApp, index: number, random: Random, calendar: Calendar): Entry[] {
  const { row, people, archivedAt } = app;
  const [owner] = people;
  const later = new Random(index);
  const entry = (action: AuditAction, actor: DemoPerson, at: Date, isRejected = false): Entry => {
    const { detail = null, ...about } = aboutOf(action, app, later);
    return {
      id: random.id(),
      at,
      actorId: actor.id,
      actorEmail: actor.email,
      action,
      appId: row.appId,
      targetType: AUDIT_ACTIONS[action],
      ...about,
      ...(isRejected && { targetName: null }),
      detail: isRejected ? null : detail,
      result: isRejected ? 'refused' : 'done',
      status: isRejected ? later.pick([403, 403, 409, 412]) : null,
      ip: `198.18.${200 + later.between(0, 55)}.${later.between(1, 254)}`,
      requestId: later.id(),
    };
  };
  const age = calendar.daysSince(row.createdAt);
  const actions = Array.from({ length: random.between(3, 9) }, () => {
    const at = calendar.daysAgo(random.between(1, Math.max(1, age - 1)), random.between(0, 86_399));
    return { action: random.pick(ACTIONS), actor: random.pick(people), at };
  }).filter(({ at }) => at > row.createdAt && (!archivedAt || at < archivedAt));
  return [
    entry('tenant-app.create', owner, row.createdAt),
    ...actions.map(({ action, actor, at }) => entry(action, actor, at, later.chance(0.15))),
    ...(archivedAt ? [entry('tenant-app.archive', owner, archivedAt)] : []),
  ];
}

function aboutOf(action: AuditAction, { row, people, members, groups }: DemoApp, random: Random): About {
  const { appId, name } = row;
  const position = random.between(0, people.length - 1);
  const person = people[position];
  const member = { targetId: members[position]?.id, targetName: person?.email };
  const [administrators, editors, operators] = groups;
  switch (action) {
    case 'member.invite':
      return { ...member, detail: { group: editors?.name ?? '' } };
    case 'member.update':
      return { ...member, detail: changeDetail({ group: editors?.name }, { group: operators?.name }) };
    case 'group.update':
      return {
        targetId: editors?.id,
        targetName: editors?.name,
        detail: changeDetail(
          { description: '', apiGroups: 'admin-library, admin-vod' },
          { description: administrators?.name, apiGroups: 'admin-interactive, admin-library, admin-vod' },
        ),
      };
    case 'api-key.reset': {
      const lastFour = () => random.id().slice(-4);
      const detail = changeDetail({ lastFour: lastFour() }, { lastFour: lastFour() });
      return { targetId: appId, targetName: name, detail };
    }
    case 'payment-method.add': {
      const lastFour = String(random.between(1000, 9999));
      return {
        targetId: random.id(),
        targetName: `Visa ${lastFour}`,
        detail: { kind: 'card', brand: 'Visa', lastFour, isPrimary: false },
      };
    }
    case 'tenant-app.update':
      return {
        targetId: appId,
        targetName: name,
        detail: changeDetail({ name: `${name} (beta)` }, { name }),
      };
    case 'tenant-app.create':
      return { targetId: appId, targetName: name, detail: { name, edition: row.edition } };
    default:
      return { targetId: appId, targetName: name };
  }
}
