import { breakIntervalMs, type EndpointSettings, type SsaiEndpoint } from '@console/ssai/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { adBreaks, apps, mediaNodes, ssaiEndpoints, streams } from '../database/schema';
import { requireRow } from '../http/require-row';
import { stateAt } from '../live/stream-row';
import { message } from '../messages/message';

export function selectEndpoints(db: Database, now: Date) {
  const manual = db
    .select({ at: sql`min(${adBreaks.startsAt})` })
    .from(adBreaks)
    .where(and(eq(adBreaks.endpointId, ssaiEndpoints.id), gt(adBreaks.startsAt, now)));
  return db
    .select({
      endpoint: ssaiEndpoints,
      appName: apps.name,
      stream: { id: streams.id, name: streams.name },
      streamState: stateAt(now).as('stream_state'),
      origin: mediaNodes.origin,
      nextManualAt: sql<string | null>`(${manual})`.as('next_manual_at'),
    })
    .from(ssaiEndpoints)
    .innerJoin(apps, eq(apps.appId, ssaiEndpoints.appId))
    .innerJoin(streams, eq(streams.id, ssaiEndpoints.streamId))
    .leftJoin(mediaNodes, eq(mediaNodes.serverId, streams.nodeId));
}

export type SelectedEndpoint = Awaited<ReturnType<typeof selectEndpoints>>[number];

export function endpointResponse(
  { endpoint, appName, stream, streamState, nextManualAt }: SelectedEndpoint,
  now: Date,
): SsaiEndpoint {
  const { id, appId, name, settings, createdAt } = endpoint;
  const isLive = streamState === 'live';
  const upcoming = [
    ...(nextManualAt === null ? [] : [Date.parse(nextManualAt)]),
    ...(settings.breakSource === 'schedule' ? [nextScheduled(settings, now)] : []),
  ];
  const next = settings.isOn && isLive && upcoming.length > 0 ? new Date(Math.min(...upcoming)) : null;
  return {
    id,
    appId,
    appName,
    name,
    stream: { ...stream, isLive },
    ...settings,
    nextBreakAt: next?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Scheduled breaks begin at multiples of their interval. */
function nextScheduled(settings: EndpointSettings, now: Date): number {
  const everyMs = breakIntervalMs(settings);
  return (Math.floor(now.getTime() / everyMs) + 1) * everyMs;
}

/** @throws HttpError 404 */
export function requireEndpoint(
  db: Database,
  id: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<SelectedEndpoint> {
  const notFound = message('ssaiEndpoint.notFound');
  return requireRow(selectEndpoints(db, now), ssaiEndpoints, { id, authority }, notFound);
}
