import {
  createTranscodeChannel,
  deleteTranscodeChannel,
  getTranscodeChannel,
  listTranscodeChannels,
  updateTranscodeChannel,
  type TranscodeChannel,
} from '@console/live/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { equalsId } from '../../database/list-query';
import {
  apps,
  channels as liveChannels,
  servers,
  streams,
  transcodeChannels as channels,
  transcodeTemplates as templates,
} from '../../database/schema';
import { fieldError } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { stateAt } from '../stream-row';
import { laddersOf } from './template-ladders';
import { transcodeItem } from './transcode-item';

type Row = typeof channels.$inferSelect;

const channel = transcodeItem({
  table: channels,
  select: selectChannels,
  respond: channelResponses,
  check: async (db, row) => {
    await requireTemplate(db, row);
    if (row.id === undefined) await requireFreeStream(db, row);
  },
  save: (db, row: Row) =>
    db.insert(channels).values(row).onConflictDoUpdate({ target: channels.id, set: row }),
  facts: ({ name, streamId, templateId }) => ({ name, streamId, templateId }),
});

export const transcodeChannelRoutes = [
  route(listTranscodeChannels, (call) => channel.list(call)),
  route(getTranscodeChannel, (call) => channel.get(call)),
  routeInTransaction(createTranscodeChannel, (call) => channel.create(call)),
  routeInTransaction(updateTranscodeChannel, (call) => channel.update(call)),
  routeInTransaction(deleteTranscodeChannel, (call) => channel.remove(call)),
];

function selectChannels(db: Database, now: Date) {
  return db
    .select({
      item: channels,
      appName: apps.name,
      stream: {
        id: streams.id,
        name: streams.name,
        state: stateAt(now),
        startedAt: streams.startedAt,
        problem: streams.problem,
        renditions: streams.renditions,
      },
      template: { id: templates.id, name: templates.name },
      server: servers.name,
    })
    .from(channels)
    .innerJoin(apps, eq(apps.appId, channels.appId))
    .innerJoin(streams, eq(streams.id, channels.streamId))
    .innerJoin(templates, eq(templates.id, channels.templateId))
    .leftJoin(servers, eq(servers.id, streams.nodeId));
}

type Selected = Awaited<ReturnType<typeof selectChannels>>[number];

async function channelResponses(db: Database, rows: readonly Selected[]): Promise<TranscodeChannel[]> {
  const ladders = await laddersOf(
    db,
    rows.map(({ template }) => template.id),
  );
  return rows.map(({ item, appName, stream, template, server }) => {
    const { id, appId, name, updatedAt } = item;
    const isLive = stream.state === 'live';
    const renditions = isLive ? stream.renditions : [];
    const encoders = renditions.flatMap(({ encoder }) => encoder ?? []);
    const least = (figures: readonly number[]) => (figures.length === 0 ? null : Math.min(...figures));
    const dropped = encoders.map(({ droppedFrames }) => droppedFrames);
    return {
      id,
      appId,
      appName,
      name,
      stream: {
        id: stream.id,
        name: stream.name,
        state: stream.state,
        startedAt: stream.startedAt?.toISOString() ?? null,
      },
      template,
      profiles: (ladders.get(template.id) ?? []).map(({ profile }) => profile.name),
      renditions,
      problem: isLive ? stream.problem : null,
      server: isLive ? server : null,
      speed: least(encoders.map(({ speed }) => speed)),
      framesPerSecond: least(encoders.map(({ framesPerSecond }) => framesPerSecond)),
      droppedFrames: dropped.length === 0 ? null : Math.max(...dropped),
      usedBy: [],
      updatedAt: updatedAt.toISOString(),
    };
  });
}

/** @throws HttpError 400 for a template of another app. */
async function requireTemplate(
  db: Database,
  { appId, templateId }: { appId: string; templateId: string },
): Promise<void> {
  const known = and(equalsId(templates.id, templateId), eq(templates.appId, appId));
  if ((await db.$count(templates, known)) === 0)
    throw fieldError(400, 'templateId', message('transcode.unknownTemplate'));
}

/** @throws HttpError 400 for a stream of another app and for a channel of streams, 409 for one that is transcoded. */
async function requireFreeStream(
  db: Database,
  { appId, streamId }: { appId: string; streamId: string },
): Promise<void> {
  const known = and(equalsId(streams.id, streamId), eq(streams.appId, appId));
  if ((await db.$count(streams, known)) === 0) throw fieldError(400, 'streamId', message('stream.notOfApp'));
  if ((await db.$count(liveChannels, eq(liveChannels.streamId, streamId))) > 0)
    throw fieldError(400, 'streamId', message('transcode.ofChannel'));
  if ((await db.$count(channels, eq(channels.streamId, streamId))) > 0)
    throw fieldError(409, 'streamId', message('transcode.streamTaken'));
}
