import { HUB_PATH, type Delivery, type Distributor, type DistributorState } from '@console/live/contract';
import { and, asc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../../time/calendar';
import type { Authority } from '../../authorization/authority';
import type { Database } from '../../database/connection';
import { apps, deliveredBytes, deliveries, distributors, streams } from '../../database/schema';
import { requireRow } from '../../http/require-row';
import { message } from '../../messages/message';
import type { Keyring } from '../../security/keyring';
import { deliveryToken } from '../playback';
import { stateAt } from '../stream-row';
import { MINUTE_MS } from '../../time/durations';

/** A partner that fetched nothing for this long pulls no more. */
const IDLE_MS = MINUTE_MS;

/** What the stream key of a push is sealed for. */
export const pushKeyOf = (deliveryId: string) => `push key ${deliveryId}`;

export interface RowContext {
  db: Database;
  keyring: Keyring;
  consoleUrl: string;
  now: Date;
}

/** One of DISTRIBUTOR_STATES. */
export function distributorStateAt(now: Date): SQL<DistributorState> {
  return sql`case
    when ${distributors.status} = 'suspended' then 'suspended'
    when ${distributors.expiresAt} <= ${now.toISOString()} then 'expired'
    else 'active' end`;
}

export function bytesOfMonth(now: Date, of: SQL): SQL<number> {
  const begin = `${dayOf(now).slice(0, 'YYYY-MM'.length)}-01`;
  return sql`(select coalesce(sum(${deliveredBytes.bytes}), 0) from ${deliveredBytes}
    where ${and(gte(deliveredBytes.day, begin), of)})`.mapWith(Number);
}

export function selectDistributors(db: Database, now: Date) {
  return db
    .select({
      distributor: distributors,
      appName: apps.name,
      state: distributorStateAt(now),
      bytesThisMonth: bytesOfMonth(now, sql`${deliveredBytes.distributorId} = ${distributors.id}`),
    })
    .from(distributors)
    .innerJoin(apps, eq(apps.appId, distributors.appId))
    .$dynamic();
}

type SelectedDistributor = Awaited<ReturnType<typeof selectDistributors>>[number];

export function selectDeliveries(db: Database, now: Date) {
  return db
    .select({
      delivery: deliveries,
      appId: distributors.appId,
      distributor: { id: distributors.id, name: distributors.name, state: distributorStateAt(now) },
      stream: { id: streams.id, name: streams.name, state: stateAt(now), renditions: streams.renditions },
      bytesThisMonth: bytesOfMonth(
        now,
        sql`${deliveredBytes.distributorId} = ${deliveries.distributorId}
          and ${deliveredBytes.deliveryId} = ${deliveries.id}`,
      ),
    })
    .from(deliveries)
    .innerJoin(distributors, eq(distributors.id, deliveries.distributorId))
    .innerJoin(streams, eq(streams.id, deliveries.streamId))
    .$dynamic();
}

type SelectedDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

export function deliveryResponse(
  { delivery, appId, distributor, stream, bytesThisMonth }: SelectedDelivery,
  { keyring, consoleUrl, now }: Omit<RowContext, 'db'>,
): Delivery {
  const { id, kind, pushUrl, problem, since, viewers, droppedSegments, lastAt } = delivery;
  const isLive = stream.state === 'live';
  const state = distributor.state === 'active' ? runningState(delivery, { isLive, now }) : 'suspended';
  const isRunning = state !== 'off' && state !== 'suspended';
  return {
    id,
    appId,
    distributor: { id: distributor.id, name: distributor.name },
    channel: {
      id: stream.id,
      name: stream.name,
      state: stream.state,
      renditions: isLive ? stream.renditions : [],
    },
    kind,
    url: pushUrl ?? new URL(`${HUB_PATH}/${deliveryToken(keyring, delivery)}/index.m3u8`, consoleUrl).href,
    state,
    problem: isRunning ? problem : null,
    since: isRunning ? (since?.toISOString() ?? null) : null,
    viewers: state === 'delivering' ? viewers : 0,
    droppedSegments,
    bytesThisMonth,
    lastAt: lastAt?.toISOString() ?? null,
  };
}

function runningState(
  { kind, pushState, lastAt }: typeof deliveries.$inferSelect,
  { isLive, now }: { isLive: boolean; now: Date },
): Delivery['state'] {
  if (!isLive) return 'off';
  if (kind === 'push') return pushState ?? 'connecting';
  return lastAt && now.getTime() - lastAt.getTime() < IDLE_MS ? 'delivering' : 'idle';
}

export async function deliveriesOf(
  db: Database,
  where: SQL | undefined,
  now: Date,
): Promise<SelectedDelivery[]> {
  return selectDeliveries(db, now).where(where).orderBy(asc(streams.name), asc(deliveries.id));
}

export async function distributorResponses(
  db: Database,
  rows: readonly SelectedDistributor[],
): Promise<Distributor[]> {
  const ids = rows.map(({ distributor }) => distributor.id);
  const received = await db
    .select({ id: deliveries.distributorId, name: streams.name, lastAt: deliveries.lastAt })
    .from(deliveries)
    .innerJoin(streams, eq(streams.id, deliveries.streamId))
    .where(inArray(deliveries.distributorId, ids))
    .orderBy(asc(streams.name));
  const deliveriesOfRow = Map.groupBy(received, ({ id }) => id);
  return rows.map(({ distributor, appName, state, bytesThisMonth }) => {
    const ofRow = deliveriesOfRow.get(distributor.id) ?? [];
    const last = Math.max(0, ...ofRow.map(({ lastAt }) => lastAt?.getTime() ?? 0));
    const { id, appId, name, email, supportEmail, note, status } = distributor;
    const { expiresAt, pageSince, updatedAt } = distributor;
    return {
      id,
      appId,
      appName,
      name,
      email,
      supportEmail,
      note,
      status,
      expiresAt: expiresAt?.toISOString() ?? null,
      state,
      channels: [...new Set(ofRow.map((delivery) => delivery.name))],
      bytesThisMonth,
      lastAt: last === 0 ? null : new Date(last).toISOString(),
      pageSince: pageSince?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    };
  });
}

/** @throws HttpError 404 */
export function requireDistributor(
  db: Database,
  id: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<SelectedDistributor> {
  const notFound = message('distributor.notFound');
  return requireRow(selectDistributors(db, now), distributors, { id, authority }, notFound);
}
