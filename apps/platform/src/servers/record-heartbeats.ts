import type { ServerHeartbeat } from '@console/operations/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { replaced } from '../database/replaced';
import { serverHeartbeats } from '../database/schema';

interface Heartbeat extends ServerHeartbeat {
  serverId: string;
}

const { serverId: _key, ...WRITTEN } = getTableColumns(serverHeartbeats);

/** Replaces the last reports of servers unless they are newer. */
export async function recordHeartbeats(
  db: Database,
  heartbeats: readonly Heartbeat[],
  at: Date,
): Promise<void> {
  if (heartbeats.length === 0) return;
  await db
    .insert(serverHeartbeats)
    .values(heartbeats.map((heartbeat) => ({ ...heartbeat, at })))
    .onConflictDoUpdate({
      target: serverHeartbeats.serverId,
      set: replaced(WRITTEN),
      setWhere: sql`${serverHeartbeats.at} < excluded.at`,
    });
}
