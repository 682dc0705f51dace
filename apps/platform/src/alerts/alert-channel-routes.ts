import {
  CHANNELS_MAX,
  createAlertChannel,
  deleteAlertChannel,
  listAlertChannels,
  listAlertDeliveries,
  sendTestAlert,
  updateAlertChannel,
  type AlertChannel,
  type AlertDelivery,
} from '@console/operations/contract';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { changeDetail, recordAudit } from '../audit/record-audit';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import { requireApp } from '../billing/billed-app';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { readPage } from '../database/list-query';
import { alertChannels, alertDeliveries, alerts } from '../database/schema';
import { changedMeanwhile, entityTag, fieldError, HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { newToken } from '../security/token';
import { inAppOfRequest, isNameTaken, type InApp } from './alert-settings';

type Row = typeof alertChannels.$inferSelect;
type DeliveryRow = typeof alertDeliveries.$inferSelect;

export const alertChannelRoutes = [
  route(listAlertChannels, async ({ db, authority, request }) => {
    await requireApp(db, authority, request.appId);
    const channels = await db
      .select()
      .from(alertChannels)
      .where(eq(alertChannels.appId, request.appId))
      .orderBy(asc(sql`lower(${alertChannels.name})`));
    return { data: await withLastDeliveries(db, channels) };
  }),

  route(createAlertChannel, (call) =>
    call.db.transaction(async (transaction) => {
      const { body, authority, now, keyring, request } = call;
      const { appId } = body;
      await lockManagedApp(transaction, authority, appId);
      if ((await transaction.$count(alertChannels, eq(alertChannels.appId, appId))) >= CHANNELS_MAX) {
        throw new HttpError(409, message('alertChannel.tooMany', { limit: CHANNELS_MAX }));
      }
      const id = newId(now);
      const secret = body.kind === 'webhook' ? newToken() : null;
      const [row] = await transaction
        .insert(alertChannels)
        .values({
          ...body,
          id,
          language: request.locale,
          sealedSecret: secret === null ? null : keyring.seal(secretOf(id), secret),
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (!row) throw nameTaken();
      const about = { appId, targetId: id, targetName: row.name };
      await recordAudit(transaction, call, {
        ...about,
        action: 'alert-channel.create',
        detail: { kind: row.kind, target: row.target, ...auditedOf(row) },
      });
      return { ...alertChannel(row, undefined), secret };
    }),
  ),

  route(updateAlertChannel, (call) =>
    call.db.transaction(async (transaction) => {
      const { params, body, now, knownVersion, setVersion } = call;
      const before = await lockChannel(transaction, call, params.id);
      if (knownVersion !== undefined && knownVersion !== before.version) throw changedMeanwhile();
      const version = before.version + 1;
      const { name = before.name, minSeverity = before.minSeverity, enabled = before.enabled } = body;
      const after = { ...before, name, minSeverity, enabled, version, updatedAt: now };
      if (await isNameTaken(transaction, alertChannels, before, name)) throw nameTaken();
      await transaction.update(alertChannels).set(after).where(eq(alertChannels.id, before.id));
      await recordAudit(transaction, call, {
        action: 'alert-channel.update',
        appId: before.appId,
        targetId: before.id,
        targetName: after.name,
        detail: changeDetail(auditedOf(before), auditedOf(after)),
      });
      setVersion(version);
      const [channel] = await withLastDeliveries(transaction, [after]);
      return channel ?? alertChannel(after, undefined);
    }),
  ),

  route(deleteAlertChannel, (call) =>
    call.db.transaction(async (transaction) => {
      const { id, appId, name, kind, target } = await lockChannel(transaction, call, call.params.id);
      await transaction.delete(alertChannels).where(eq(alertChannels.id, id));
      await recordAudit(transaction, call, {
        action: 'alert-channel.delete',
        appId,
        targetId: id,
        targetName: name,
        detail: { kind, target },
      });
      return {};
    }),
  ),

  route(sendTestAlert, (call) =>
    call.db.transaction(async (transaction) => {
      const { params, now } = call;
      const { id, appId, name } = await lockChannel(transaction, call, params.id);
      const [delivery] = await transaction
        .insert(alertDeliveries)
        .values({ id: newId(now), channelId: id, event: 'test', createdAt: now, nextAttemptAt: now })
        .returning();
      if (!delivery) throw new Error('The delivery was not stored.');
      const about = { appId, targetId: id, targetName: name };
      await recordAudit(transaction, call, { ...about, action: 'alert-channel.test' });
      return alertDelivery({ delivery, alert: null });
    }),
  ),

  route(listAlertDeliveries, async (call) => {
    const { params, query, db } = call;
    const { id } = await requireChannel(db, call, params.id);
    const { rows, ...page } = await readPage(
      db,
      db
        .select({ delivery: alertDeliveries, alert: { id: alerts.id, kind: alerts.kind } })
        .from(alertDeliveries)
        .leftJoin(alerts, eq(alerts.id, alertDeliveries.alertId))
        .where(eq(alertDeliveries.channelId, id))
        .$dynamic(),
      query,
      desc(alertDeliveries.createdAt),
      desc(alertDeliveries.id),
    );
    return { data: rows.map(alertDelivery), ...page };
  }),
];

/** The purpose of a webhook's sealed secret. */
export function secretOf(channelId: string): string {
  return `alert channel ${channelId}`;
}

function nameTaken(): HttpError {
  return fieldError(409, 'name', message('alertChannel.nameTaken'));
}

/** Locks the channel. @throws HttpError 404 for a channel of another app. */
async function requireChannel(db: Database, call: InApp, id: string): Promise<Row> {
  const wanted = inAppOfRequest(alertChannels, call, id);
  const [found] = await db.select().from(alertChannels).where(wanted).for('update');
  if (!found) throw new HttpError(404, message('alertChannel.notFound'));
  return found;
}

/** For a change. @throws HttpError 404, 409 for an archived app. */
async function lockChannel(db: Database, call: InApp, id: string): Promise<Row> {
  const found = await requireChannel(db, call, id);
  await rejectArchivedApp(db, found.appId);
  return found;
}

async function withLastDeliveries(db: Database, channels: readonly Row[]): Promise<AlertChannel[]> {
  const last = await db
    .selectDistinctOn([alertDeliveries.channelId])
    .from(alertDeliveries)
    .where(
      inArray(
        alertDeliveries.channelId,
        channels.map(({ id }) => id),
      ),
    )
    .orderBy(alertDeliveries.channelId, desc(alertDeliveries.createdAt));
  return channels.map((channel) =>
    alertChannel(
      channel,
      last.find(({ channelId }) => channelId === channel.id),
    ),
  );
}

function auditedOf({ name, minSeverity, enabled }: Row) {
  return { name, minSeverity, enabled };
}

function alertChannel(row: Row, last: DeliveryRow | undefined): AlertChannel {
  const { id, appId, kind, name, target, minSeverity, enabled, version, updatedAt } = row;
  return {
    id,
    appId,
    kind,
    name,
    target,
    minSeverity,
    enabled,
    lastDelivery: last ? { at: last.createdAt.toISOString(), result: resultOf(last) } : null,
    updatedAt: updatedAt.toISOString(),
    etag: entityTag(version),
  };
}

function resultOf({ sentAt, failedAt }: DeliveryRow): AlertDelivery['result'] {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}

interface SelectedDelivery {
  delivery: DeliveryRow;
  alert: AlertDelivery['alert'];
}

function alertDelivery({ delivery, alert }: SelectedDelivery): AlertDelivery {
  const { id, event, createdAt, attempts, statusCode, error, milliseconds, nextAttemptAt } = delivery;
  const result = resultOf(delivery);
  return {
    id,
    event,
    alert,
    createdAt: createdAt.toISOString(),
    attempts,
    result,
    statusCode,
    error,
    milliseconds,
    nextAttemptAt: result === 'waiting' ? nextAttemptAt.toISOString() : null,
  };
}
