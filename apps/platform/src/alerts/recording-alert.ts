import { RECORDING_DISK_WARNING, type RecordingDisk } from '@console/live/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { alerts, servers } from '../database/schema';
import { queueDeliveries } from './queue-deliveries';

const KIND = 'recordings-nearly-full';

/** Raises an alert while recordings take most of their disk space on a media node. */
export async function alertOnRecordings(
  db: Database,
  serverId: string,
  { usedBytes, budgetBytes }: RecordingDisk,
  now: Date,
): Promise<void> {
  const percent = budgetBytes === 0 ? 100 : Math.floor((usedBytes / budgetBytes) * 100);
  const isNearlyFull = percent >= RECORDING_DISK_WARNING;
  const isActive = and(eq(alerts.serverId, serverId), eq(alerts.kind, KIND), isNull(alerts.clearedAt));
  const [active] = await db.select().from(alerts).where(isActive);
  if (isNearlyFull === (active !== undefined)) return;
  if (active) {
    await db.update(alerts).set({ clearedAt: now }).where(eq(alerts.id, active.id));
    await queueDeliveries(db, active, 'cleared', now);
    return;
  }
  const [server] = await db.select().from(servers).where(eq(servers.id, serverId));
  if (!server) return;
  const { appId, name } = server;
  const message = `Recordings take ${percent} % of their disk space on ${name}.`;
  const alert = {
    id: newId(now),
    appId,
    severity: 'warning',
    kind: KIND,
    values: { percent },
    message,
  } as const;
  await db.insert(alerts).values({ ...alert, serverId, raisedAt: now });
  await queueDeliveries(db, { ...alert, mutedUntil: null }, 'raised', now);
}
