import { ADMIN_APP_ID } from '@console/http/contract';
import { ALERT_SEVERITIES } from '@console/operations/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { alertChannels, alertDeliveries, type alerts } from '../database/schema';

type Notified = Pick<typeof alerts.$inferSelect, 'id' | 'appId' | 'severity' | 'mutedUntil'>;

/** Queues a message about an alert for the channels of its app and of the admin app, unless it is muted. */
export async function queueDeliveries(
  db: Database,
  { id, appId, severity, mutedUntil }: Notified,
  event: 'raised' | 'cleared',
  now: Date,
): Promise<void> {
  if (mutedUntil && mutedUntil > now) return;
  const severities = ALERT_SEVERITIES.slice(0, ALERT_SEVERITIES.indexOf(severity) + 1);
  const channels = await db
    .select({ id: alertChannels.id })
    .from(alertChannels)
    .where(
      and(
        inArray(alertChannels.appId, [appId, ADMIN_APP_ID]),
        inArray(alertChannels.minSeverity, severities),
        eq(alertChannels.enabled, true),
      ),
    );
  if (channels.length === 0) return;
  await db.insert(alertDeliveries).values(
    channels.map((channel) => ({
      id: newId(now),
      channelId: channel.id,
      alertId: id,
      event,
      createdAt: now,
      nextAttemptAt: now,
    })),
  );
}
