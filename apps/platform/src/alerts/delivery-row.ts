import type { AlertChannel, AlertDelivery } from '@console/operations/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { alertDeliveries, alerts, outbox } from '../database/schema';

/** Deliveries with the email that the outbox sends for them. */
export function selectDeliveries(db: Database) {
  return db
    .select({
      delivery: alertDeliveries,
      alert: { id: alerts.id, kind: alerts.kind },
      mail: {
        attempts: outbox.attempts,
        error: outbox.lastError,
        nextAttemptAt: outbox.nextAttemptAt,
        sentAt: outbox.sentAt,
        failedAt: outbox.failedAt,
      },
    })
    .from(alertDeliveries)
    .leftJoin(alerts, eq(alerts.id, alertDeliveries.alertId))
    .leftJoin(outbox, eq(outbox.id, alertDeliveries.id))
    .$dynamic();
}

type SelectedDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

export function alertDelivery({ delivery, alert, mail }: SelectedDelivery): AlertDelivery {
  const { id, event, createdAt, statusCode, milliseconds } = delivery;
  const { attempts, error, nextAttemptAt, sentAt, failedAt } = mail ?? delivery;
  const result = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
  return {
    id,
    event,
    alert,
    createdAt: createdAt.toISOString(),
    attempts,
    result,
    statusCode,
    error,
    milliseconds: mail ? null : milliseconds,
    nextAttemptAt: result === 'waiting' ? nextAttemptAt.toISOString() : null,
  };
}

/** By channel. */
export async function lastDeliveries(
  db: Database,
  channelIds: readonly string[],
): Promise<Map<string, AlertChannel['lastDelivery']>> {
  const last = db
    .selectDistinctOn([alertDeliveries.channelId], { id: alertDeliveries.id })
    .from(alertDeliveries)
    .where(inArray(alertDeliveries.channelId, [...channelIds]))
    .orderBy(alertDeliveries.channelId, desc(alertDeliveries.createdAt), desc(alertDeliveries.id));
  const found = await selectDeliveries(db).where(inArray(alertDeliveries.id, last));
  return new Map(
    found.map((row) => {
      const { createdAt: at, result } = alertDelivery(row);
      return [row.delivery.channelId, { at, result }];
    }),
  );
}
