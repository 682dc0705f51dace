import {
  addDelivery,
  createDistributor,
  deleteDistributor,
  getDistributor,
  HUB_LIMITS,
  issuePartnerPage,
  listDistributors,
  PARTNER_PATH,
  removeDelivery,
  revokePartnerPage,
  updateDelivery,
  updateDistributor,
  type AddDeliveryDto,
  type DistributorDetail,
} from '@console/live/contract';
import { and, eq } from 'drizzle-orm';
import { lockManagedApp } from '../../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../../audit/record-audit';
import type { Authority } from '../../authorization/authority';
import type { Database } from '../../database/connection';
import { newId } from '../../database/ids';
import { equalsId } from '../../database/list-query';
import { merged } from '../../database/merged';
import { deliveries, distributors, streams } from '../../database/schema';
import { fieldError, HttpError, requireVersion } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { hashToken, newToken } from '../../security/token';
import { namedItemPage, requireFreeName } from '../named-items';
import {
  deliveriesOf,
  deliveryResponse,
  distributorResponses,
  distributorStateAt,
  pushKeyOf,
  requireDistributor,
  selectDistributors,
  type RowContext,
} from './distributor-rows';

type Row = typeof distributors.$inferSelect;

export const distributorRoutes = [
  route(listDistributors, (call) => {
    const { db, now, query } = call;
    const { state } = query.customFields ?? {};
    return namedItemPage(call, selectDistributors(db, now), distributors, {
      where: [state && eq(distributorStateAt(now), state)],
      respond: (rows) => distributorResponses(db, rows),
    });
  }),

  route(getDistributor, async (call) => {
    const { distributor } = await requireDistributor(call.db, call.params.id, call);
    call.setVersion(distributor.version);
    return detailOf(distributor.id, call);
  }),

  routeInTransaction(createDistributor, async (call) => {
    const { body, authority, now } = call;
    await lockManagedApp(call.db, authority, body.appId);
    await requireFreeName(call.db, distributors, body);
    const row = {
      ...body,
      id: newId(now),
      expiresAt: dateOf(body.expiresAt),
      createdAt: now,
      updatedAt: now,
    };
    await call.db.insert(distributors).values(row);
    await recordAudit(call, row, auditedOf(row));
    return detailOf(row.id, call);
  }),

  routeInTransaction(updateDistributor, async (call) =>
    change(call, async (before, db) => {
      requireVersion(call.knownVersion, before.version);
      const { expiresAt, ...body } = call.body;
      const row = merged(before, {
        ...body,
        ...(expiresAt !== undefined && { expiresAt: dateOf(expiresAt) }),
      });
      await requireFreeName(db, distributors, row);
      const detail = changeDetail(auditedOf(before), auditedOf(row));
      if (Object.keys(detail).length === 0) return;
      const version = before.version + 1;
      const values = { ...row, version, updatedAt: call.now };
      await db.update(distributors).set(values).where(eq(distributors.id, row.id));
      await recordAudit(call, row, detail);
      call.setVersion(version);
    }),
  ),

  routeInTransaction(deleteDistributor, async (call) => {
    const row = await lockDistributor(call);
    const ended = await call.db.$count(deliveries, eq(deliveries.distributorId, row.id));
    await call.db.delete(distributors).where(eq(distributors.id, row.id));
    await recordAudit(call, row, { ...auditedOf(row), deliveries: ended });
    return {};
  }),

  routeInTransaction(addDelivery, async (call) =>
    change(call, async (row, db) => {
      const { streamId, kind, url, key } = call.body;
      const channel = await requireChannel(db, row, call.body);
      const id = newId(call.now);
      const push = kind === 'push' ? requirePush({ url, key }) : undefined;
      await db.insert(deliveries).values({
        ...{ id, distributorId: row.id, streamId, kind, createdAt: call.now },
        ...(push && { pushUrl: push.url, sealedKey: call.keyring.seal(pushKeyOf(id), push.key) }),
      });
      const detail = { channel, kind, ...(push && { url: push.url }) };
      await recordAudit(call, row, detail);
    }),
  ),

  routeInTransaction(updateDelivery, async (call) =>
    change(call, async (row, db) => {
      requireVersion(call.knownVersion, row.version);
      const before = await requirePushOf(db, row, call.params.deliveryId);
      const { url = before.pushUrl, key } = call.body;
      const detail = {
        ...changeDetail({ url: before.pushUrl }, { url }),
        ...(typeof key === 'string' && { newKey: true }),
      };
      if (Object.keys(detail).length === 0) return;
      await db
        .update(deliveries)
        .set({
          ...{ pushUrl: url, pushState: null, problem: null, since: null },
          ...(typeof key === 'string' && { sealedKey: call.keyring.seal(pushKeyOf(before.id), key) }),
        })
        .where(eq(deliveries.id, before.id));
      const version = row.version + 1;
      await db.update(distributors).set({ version, updatedAt: call.now }).where(eq(distributors.id, row.id));
      await recordAudit(call, row, { channel: before.channel, ...detail });
      call.setVersion(version);
    }),
  ),

  routeInTransaction(removeDelivery, async (call) =>
    change(call, async (row, db) => {
      const { deliveryId } = call.params;
      const [ended] = await db
        .delete(deliveries)
        .where(and(equalsId(deliveries.id, deliveryId), eq(deliveries.distributorId, row.id)))
        .returning();
      if (!ended) return;
      const [stream] = await db.select().from(streams).where(eq(streams.id, ended.streamId));
      const detail = { channel: stream?.name ?? null, kind: ended.kind, url: ended.pushUrl };
      await recordAudit(call, row, detail);
    }),
  ),

  routeInTransaction(issuePartnerPage, async (call) => {
    const token = newToken();
    const detail = await change(call, async (row, db) => {
      const issued = { pageHash: hashToken(token), pageSince: call.now };
      await db.update(distributors).set(issued).where(eq(distributors.id, row.id));
      await recordAudit(call, row);
    });
    return { ...detail, pageUrl: new URL(`${PARTNER_PATH}/${token}`, call.consoleUrl).href };
  }),

  routeInTransaction(revokePartnerPage, async (call) =>
    change(call, async (row, db) => {
      if (row.pageHash === null) return;
      const revoked = { pageHash: null, pageSince: null };
      await db.update(distributors).set(revoked).where(eq(distributors.id, row.id));
      await recordAudit(call, row);
    }),
  ),
];

interface ChangeCall extends AuditContext, Omit<RowContext, 'db'> {
  params: { id: string };
  authority: Authority;
}

/** Changes a locked distributor and returns it. */
async function change(
  call: ChangeCall,
  apply: (before: Row, db: Database) => Promise<void>,
): Promise<DistributorDetail> {
  const row = await lockDistributor(call);
  await apply(row, call.db);
  return detailOf(row.id, call);
}

/** @throws HttpError 404, 409 for an archived app */
async function lockDistributor(call: ChangeCall): Promise<Row> {
  const { db } = call;
  const { distributor } = await requireDistributor(db, call.params.id, call);
  await lockManagedApp(db, call.authority, distributor.appId);
  return (await requireDistributor(db, call.params.id, call)).distributor;
}

async function detailOf(id: string, call: RowContext & { authority: Authority }): Promise<DistributorDetail> {
  const { db, now } = call;
  const found = await requireDistributor(db, id, call);
  const [[distributor], received] = await Promise.all([
    distributorResponses(db, [found]),
    deliveriesOf(db, eq(deliveries.distributorId, id), now),
  ]);
  if (!distributor) throw new HttpError(404, message('distributor.notFound'));
  return { ...distributor, deliveries: received.map((row) => deliveryResponse(row, call)) };
}

/** The name of a channel that may be added. @throws HttpError 400, 409 */
async function requireChannel(
  db: Database,
  { id, appId }: Row,
  { streamId, kind }: AddDeliveryDto,
): Promise<string> {
  const [stream] = await db
    .select()
    .from(streams)
    .where(and(equalsId(streams.id, streamId), eq(streams.appId, appId)));
  if (!stream) throw fieldError(400, 'streamId', message('stream.notOfApp'));
  const ofDistributor = eq(deliveries.distributorId, id);
  const { deliveries: limit, pullsPerChannel, pushesPerChannel } = HUB_LIMITS;
  if ((await db.$count(deliveries, ofDistributor)) >= limit)
    throw new HttpError(409, message('delivery.tooMany', { limit }));
  const same = and(eq(deliveries.streamId, streamId), eq(deliveries.kind, kind));
  if (kind === 'pull' && (await db.$count(deliveries, and(ofDistributor, same))) > 0)
    throw fieldError(409, 'streamId', message('delivery.pulled'));
  const received = await db.$count(deliveries, same);
  if (kind === 'pull' && received >= pullsPerChannel)
    throw fieldError(409, 'streamId', message('delivery.tooManyPulls', { limit: pullsPerChannel }));
  if (kind === 'push' && received >= pushesPerChannel)
    throw fieldError(409, 'streamId', message('delivery.tooManyPushes', { limit: pushesPerChannel }));
  return stream.name;
}

/** @throws HttpError 404 */
async function requirePushOf(db: Database, { id }: Row, deliveryId: string) {
  const [found] = await db
    .select({ id: deliveries.id, pushUrl: deliveries.pushUrl, channel: streams.name })
    .from(deliveries)
    .innerJoin(streams, eq(streams.id, deliveries.streamId))
    .where(
      and(equalsId(deliveries.id, deliveryId), eq(deliveries.distributorId, id), eq(deliveries.kind, 'push')),
    );
  if (!found) throw new HttpError(404, message('delivery.ended'));
  return found;
}

/** @throws HttpError 400 */
function requirePush({ url, key }: Pick<AddDeliveryDto, 'url' | 'key'>) {
  if (url === null) throw fieldError(400, 'url', message('field.required'));
  if (key === null) throw fieldError(400, 'key', message('field.required'));
  return { url, key };
}

function auditedOf({
  name,
  email,
  supportEmail,
  note,
  status,
  expiresAt,
}: Pick<Row, 'name' | 'email' | 'supportEmail' | 'note' | 'status' | 'expiresAt'>) {
  return { name, email, supportEmail, note, status, expiresAt: expiresAt?.toISOString() ?? null };
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));
