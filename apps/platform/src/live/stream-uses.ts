import type { StreamUse } from '@console/live/contract';
import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/connection';
import {
  channels,
  deliveries,
  distributors,
  ssaiEndpoints,
  streams,
  transcodeChannels,
} from '../database/schema';
import { streamsOf } from './channel-row';

/** What is deleted with a stream, and the channels of its app that lose it as an input; each kind by name. */
export async function usesOfStream(
  db: Database,
  { id, appId }: typeof streams.$inferSelect,
  now: Date,
): Promise<StreamUse[]> {
  const endpoints = await db
    .select({ id: ssaiEndpoints.id, name: ssaiEndpoints.name })
    .from(ssaiEndpoints)
    .where(eq(ssaiEndpoints.streamId, id))
    .orderBy(asc(ssaiEndpoints.name), asc(ssaiEndpoints.id));
  const delivered = await db
    .select({ id: deliveries.id, name: distributors.name })
    .from(deliveries)
    .innerJoin(distributors, eq(distributors.id, deliveries.distributorId))
    .where(eq(deliveries.streamId, id))
    .orderBy(asc(distributors.name), asc(deliveries.id));
  const transcoded = await db
    .select({ id: transcodeChannels.id, name: transcodeChannels.name })
    .from(transcodeChannels)
    .where(eq(transcodeChannels.streamId, id));
  const current = or(ne(channels.kind, 'event'), and(isNull(channels.canceledAt), gt(channels.endsAt, now)));
  const channelsOfApp = await db
    .select({ kind: channels.kind, id: streams.id, name: streams.name, settings: channels.settings })
    .from(channels)
    .innerJoin(streams, eq(streams.id, channels.streamId))
    .where(and(eq(streams.appId, appId), current))
    .orderBy(asc(streams.name), asc(streams.id));
  return [
    ...endpoints.map((row) => ({ kind: 'ssai-endpoint' as const, ...row })),
    ...delivered.map((row) => ({ kind: 'delivery' as const, ...row })),
    ...transcoded.map((row) => ({ kind: 'transcode' as const, ...row })),
    ...channelsOfApp
      .filter(({ settings }) => streamsOf(settings).includes(id))
      .map(({ kind, id: channelId, name }) => ({ kind, id: channelId, name })),
  ];
}
