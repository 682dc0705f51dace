import { DEFAULT_API_KEY } from '@console/tenant-apps/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { apiKeys, apps, users } from '../../src/database/schema';
import { recordHeartbeats } from '../../src/servers/record-heartbeats';
import { dateOf, plus } from '../calendar';
import { HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { Random } from '../random';
import type { Player } from './cast';
import { simulateServers } from './server-load';

/** Apps with traffic use their key, and people sign in. */
export async function touch(db: Database, cast: readonly Player[], to: number): Promise<void> {
  const used = cast.flatMap(({ app, servers: appServers }) => {
    if (app.status === 'archived' || appServers.length === 0) return [];
    const random = Random.of('touch', app.appId);
    const at = (most: number) => plus(Math.max(app.createdAt.getTime(), to - random.within(0, most)), 0);
    return { app_id: app.appId, used_at: at(50 * MINUTE_MS), active_at: at(60 * HOUR_MS) };
  });
  await db.execute(
    sql`update ${apps} as app set last_activity_at = one.active_at
      from json_to_recordset(${JSON.stringify(used)}::json) as one(app_id text, active_at timestamptz)
      where app.app_id = one.app_id`,
  );
  await db.execute(
    sql`update ${apiKeys} as key set used_at = one.used_at
      from json_to_recordset(${JSON.stringify(used)}::json) as one(app_id text, used_at timestamptz)
      where key.app_id = one.app_id and key.name = ${DEFAULT_API_KEY}`,
  );
  const signedIn = cast.flatMap(({ people }) =>
    people.flatMap(({ id }) => {
      const random = Random.of('signed-in', id, dateOf(to));
      return random.chance(0.35) ? { id, at: plus(to, -random.within(0, 40) * HOUR_MS) } : [];
    }),
  );
  await db.execute(
    sql`update ${users} as person set last_sign_in_at = one.at
      from json_to_recordset(${JSON.stringify(signedIn)}::json) as one(id uuid, at timestamptz)
      where person.id = one.id and one.at > greatest(person.last_sign_in_at, person.created_at)`,
  );
}

export async function reportOnce(db: Database, cast: readonly Player[], to: number): Promise<void> {
  const simulated = cast.flatMap((player) => simulateServers(player, to));
  const reports = simulated.flatMap(({ server, loadAt }) => {
    const load = loadAt(to);
    return load ? { serverId: server.id, ...load } : [];
  });
  await recordHeartbeats(db, reports, plus(to, 0));
  for (const { server, loadAt, disturbances } of simulated) {
    const silentSince = disturbances.findLast(
      ({ kind, to: end }) => kind === 'server-unreachable' && end > to,
    );
    const last = silentSince && loadAt(silentSince.from - 1);
    if (last)
      await recordHeartbeats(db, [{ serverId: server.id, ...last }], plus(silentSince.from, -MINUTE_MS));
  }
}
