import { isDeepStrictEqual } from 'node:util';
import {
  CHANNELS_MAX,
  createAlertChannel,
  deleteAlertChannel,
  listAlertChannels,
  listAlertDeliveries,
  renewAlertChannelSecret,
  sendTestAlert,
  updateAlertChannel,
  type AlertChannel,
} from '@console/operations/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { changeDetail, recordAudit } from '../audit/record-audit';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import { requireApp } from '../billing/billed-app';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { listPage } from '../database/list-query';
import { merged } from '../database/merged';
import { alertChannels, alertDeliveries } from '../database/schema';
import { entityTag, fieldError, HttpError, tooManyRequests, requireVersion } from '../http/http-error';
import { countMail } from '../http/rate-limits';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { auditedAddress } from '../security/shown-address';
import { newToken } from '../security/token';
import { isNameTaken } from '../apps/is-name-taken';
import { inAppOfRequest, type InApp } from './alert-settings';
import { alertDelivery, lastDeliveries, selectDeliveries } from './delivery-row';

type Row = typeof alertChannels.$inferSelect;

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

  routeInTransaction(createAlertChannel, async (call) => {
    const { body, authority, now, keyring, request } = call;
    const { appId } = body;
    await lockManagedApp(call.db, authority, appId);
    if ((await call.db.$count(alertChannels, eq(alertChannels.appId, appId))) >= CHANNELS_MAX) {
      throw new HttpError(409, message('alertChannel.tooMany', { limit: CHANNELS_MAX }));
    }
    const id = newId(now);
    const secret = body.kind === 'webhook' ? newToken() : null;
    const [row] = await call.db
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
    await recordAudit(call, row, { kind: row.kind, target: auditedTarget(row, keyring), ...auditedOf(row) });
    return { ...alertChannel(row), secret };
  }),

  routeInTransaction(updateAlertChannel, async (call) => {
    const { params, body, now, knownVersion, setVersion } = call;
    const before = await lockChannel(call.db, call, params.id);
    requireVersion(knownVersion, before.version);
    const changed = merged(before, body);
    const isSame = isDeepStrictEqual(changed, before);
    const row = isSame ? before : { ...changed, version: before.version + 1, updatedAt: now };
    if (!isSame) {
      if (await isNameTaken(call.db, alertChannels, row)) throw nameTaken();
      await call.db.update(alertChannels).set(row).where(eq(alertChannels.id, before.id));
      await recordAudit(call, row, changeDetail(auditedOf(before), auditedOf(row)));
    }
    setVersion(row.version);
    const [channel] = await withLastDeliveries(call.db, [row]);
    return channel ?? alertChannel(row);
  }),

  routeInTransaction(renewAlertChannelSecret, async (call) => {
    const { params, now, keyring } = call;
    const before = await lockChannel(call.db, call, params.id);
    if (before.kind !== 'webhook') throw new HttpError(409, message('alertChannel.noSecret'));
    const { id } = before;
    const secret = newToken();
    const renewed = { sealedSecret: keyring.seal(secretOf(id), secret), updatedAt: now };
    await call.db.update(alertChannels).set(renewed).where(eq(alertChannels.id, id));
    await recordAudit(call, before);
    const [channel] = await withLastDeliveries(call.db, [{ ...before, ...renewed }]);
    return { ...(channel ?? alertChannel(before)), secret };
  }),

  routeInTransaction(deleteAlertChannel, async (call) => {
    const row = await lockChannel(call.db, call, call.params.id);
    await call.db.delete(alertChannels).where(eq(alertChannels.id, row.id));
    await recordAudit(call, row, { kind: row.kind, target: auditedTarget(row, call.keyring) });
    return {};
  }),

  routeInTransaction(sendTestAlert, async (call) => {
    const { params, now } = call;
    const channel = await lockChannel(call.db, call, params.id);
    const { id, kind, target } = channel;
    if (kind === 'email' && !(await countMail(call.db, call.rateLimits, target, now)))
      throw tooManyRequests(message('mail.tooMany'));
    const [delivery] = await call.db
      .insert(alertDeliveries)
      .values({ id: newId(now), channelId: id, event: 'test', createdAt: now, nextAttemptAt: now })
      .returning();
    if (!delivery) throw new Error('The delivery was not stored.');
    await recordAudit(call, channel);
    return alertDelivery({ delivery, alert: null, mail: null });
  }),

  route(listAlertDeliveries, async (call) => {
    const { params, db } = call;
    const channel = inAppOfRequest(alertChannels, call, params.id);
    if ((await db.$count(alertChannels, channel)) === 0)
      throw new HttpError(404, message('alertChannel.notFound'));
    return listPage(call, selectDeliveries(db), {
      appId: undefined,
      where: [eq(alertDeliveries.channelId, params.id)],
      order: [desc(alertDeliveries.createdAt), desc(alertDeliveries.id)],
      respond: (rows) => rows.map(alertDelivery),
    });
  }),
];

/** The purpose of a webhook's sealed secret. */
export function secretOf(channelId: string): string {
  return `alert channel ${channelId}`;
}

function nameTaken(): HttpError {
  return fieldError(409, 'name', message('alertChannel.nameTaken'));
}

/** Locks the channel for a change. @throws HttpError 404 for a channel of another app, 409 for an archived app. */
async function lockChannel(db: Database, call: InApp, id: string): Promise<Row> {
  const wanted = inAppOfRequest(alertChannels, call, id);
  const [found] = await db.select().from(alertChannels).where(wanted).for('update');
  if (!found) throw new HttpError(404, message('alertChannel.notFound'));
  await rejectArchivedApp(db, found.appId);
  return found;
}

async function withLastDeliveries(db: Database, channels: readonly Row[]): Promise<AlertChannel[]> {
  const last = await lastDeliveries(
    db,
    channels.map(({ id }) => id),
  );
  return channels.map((channel) => alertChannel(channel, last.get(channel.id)));
}

/** The address of a webhook can contain secrets. */
function auditedTarget({ kind, target }: Row, keyring: Keyring): string {
  return kind === 'webhook' ? auditedAddress(target, keyring) : target;
}

function auditedOf({ name, minSeverity, enabled }: Row) {
  return { name, minSeverity, enabled };
}

function alertChannel(row: Row, last: AlertChannel['lastDelivery'] = null): AlertChannel {
  const { id, appId, kind, name, target, minSeverity, enabled, version, updatedAt } = row;
  return {
    id,
    appId,
    kind,
    name,
    target,
    minSeverity,
    enabled,
    lastDelivery: last,
    updatedAt: updatedAt.toISOString(),
    etag: entityTag(version),
  };
}
