import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { alerts, appPlans, apps, members, servers, users } from '../../src/database/schema';
import type { PlanSince } from '../../src/quota/plan-lines';
import { isDemo, Random } from '../random';
import { trafficOf, type Traffic } from './traffic';

export type Edition = 'free' | 'pro' | 'enterprise';
export type ServerRow = typeof servers.$inferSelect;

/** Real servers are not simulated. */
export const IS_DEMO_SERVER = isDemo(servers.id);

/** A time in which something was wrong with a server, from its alerts. */
export interface Disturbance {
  kind: string;
  percent: number;
  from: number;
  /** Infinity while it lasts. */
  to: number;
}

/** An app of the demo data with what determines its traffic. */
export interface Player {
  app: typeof apps.$inferSelect;
  /** Oldest first. */
  plans: PlanSince[];
  people: { id: string; email: string; memberId: string; isOwner: boolean }[];
  servers: ServerRow[];
  traffic: Traffic;
  disturbances: ReadonlyMap<string, readonly Disturbance[]>;
}

/** Apps by ID, without those that are gone, in a fixed order. */
export async function loadCast(db: Database, appIds: readonly string[]): Promise<Player[]> {
  const isOne = inArray(apps.appId, [...appIds]);
  const [appRows, planRows, serverRows, people, disturbances] = [
    await db
      .select()
      .from(apps)
      .where(and(isOne, eq(apps.kind, 'tenant'))),
    await db
      .select()
      .from(appPlans)
      .where(inArray(appPlans.appId, [...appIds]))
      .orderBy(asc(appPlans.since)),
    await db
      .select()
      .from(servers)
      .where(and(inArray(servers.appId, [...appIds]), IS_DEMO_SERVER))
      .orderBy(asc(servers.createdAt), asc(servers.id)),
    await db
      .select({ appId: members.appId, id: users.id, email: users.email, memberId: members.id })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(inArray(members.appId, [...appIds]), eq(members.status, 'active')))
      .orderBy(asc(members.createdAt), asc(members.id)),
    await loadDisturbances(db, inArray(alerts.appId, [...appIds])),
  ];
  const plansOf = Map.groupBy(planRows, ({ appId }) => appId);
  const serversOf = Map.groupBy(serverRows, ({ appId }) => appId);
  const peopleOf = Map.groupBy(people, ({ appId }) => appId);
  const byId = new Map(appRows.map((app) => [app.appId, app]));
  return appIds.flatMap((appId) => {
    const app = byId.get(appId);
    if (!app) return [];
    return {
      app,
      plans: plansOf.get(appId) ?? [],
      people: (peopleOf.get(appId) ?? []).map((person) => ({
        ...person,
        isOwner: person.id === app.ownerId,
      })),
      servers: serversOf.get(appId) ?? [],
      traffic: trafficOf(app),
      disturbances,
    };
  });
}

export async function loadDisturbances(
  db: Database,
  wanted = sql`true`,
): Promise<Map<string, Disturbance[]>> {
  const rows = await db
    .select()
    .from(alerts)
    .where(
      and(
        wanted,
        inArray(alerts.kind, ['server-unreachable', 'stream-interrupted', 'high-cpu', 'disk-nearly-full']),
      ),
    )
    .orderBy(asc(alerts.raisedAt), asc(alerts.id));
  const found = new Map<string, Disturbance[]>();
  for (const { serverId, kind, values, raisedAt, clearedAt } of rows) {
    if (serverId === null) continue;
    const disturbance = {
      kind,
      percent: Number(values['percent'] ?? 0),
      from: raisedAt.getTime(),
      to: clearedAt?.getTime() ?? Infinity,
    };
    const known = found.get(serverId);
    if (known) known.push(disturbance);
    else found.set(serverId, [disturbance]);
  }
  return found;
}

/** An active member. */
export function randomMember({ people }: Player, random: Random): Player['people'][number] | undefined {
  return people.length === 0 ? undefined : random.pick(people);
}
