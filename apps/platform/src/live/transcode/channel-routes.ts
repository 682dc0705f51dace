import { isDeepStrictEqual } from 'node:util';
import {
  createTranscodeChannel,
  deleteTranscodeChannel,
  getTranscodeChannel,
  listTranscodeChannels,
  updateTranscodeChannel,
  type TranscodeChannel,
} from '@console/live/contract';
import { and, eq } from 'drizzle-orm';
import { lockManagedApp } from '../../apps/lock-app';
import type { Database } from '../../database/connection';
import { isId, newId } from '../../database/ids';
import { merged } from '../../database/merged';
import {
  apps,
  channels as liveChannels,
  servers,
  streams,
  transcodeChannels as channels,
  transcodeTemplates as templates,
} from '../../database/schema';
import { fieldError, requireVersion } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { stateAt } from '../stream-row';
import { laddersOf } from './template-ladders';
import { itemOf, lockAppOf, pageOf, recordItem, requireFound, requireFreeName } from './transcode-items';

export const channelRoutes = [
  route(listTranscodeChannels, async (call) => {
    const { rows, ...page } = await pageOf(selectChannels(call.db, call.now), channels, call);
    return { ...page, data: await channelResponses(call.db, rows) };
  }),

  route(getTranscodeChannel, async (call) => {
    const found = requireFound(await selectChannels(call.db, call.now).where(itemOf(channels, call)));
    call.setVersion(found.item.version);
    return channelResponse(call.db, found);
  }),

  routeInTransaction(createTranscodeChannel, async (call) => {
    const { body, authority, now } = call;
    await lockManagedApp(call.db, authority, body.appId);
    await requireFreeName(call.db, channels, body);
    await requireTemplate(call.db, body);
    await requireFreeStream(call.db, body);
    const id = newId(now);
    await call.db.insert(channels).values({ ...body, id, createdAt: now, updatedAt: now });
    const created = requireFound(await selectChannels(call.db, now).where(eq(channels.id, id)));
    const after = auditedOf(created.item);
    await recordItem(call.db, call, { action: 'transcode-channel.create', row: created.item, after });
    return channelResponse(call.db, created);
  }),

  routeInTransaction(updateTranscodeChannel, async (call) => {
    const { body, now } = call;
    await lockAppOf(call.db, call, channels);
    const { item: before } = requireFound(await selectChannels(call.db, now).where(itemOf(channels, call)));
    requireVersion(call.knownVersion, before.version);
    const row = merged(before, body);
    await requireFreeName(call.db, channels, row);
    await requireTemplate(call.db, row);
    if (!isDeepStrictEqual(row, before)) {
      await call.db
        .update(channels)
        .set({ ...body, version: before.version + 1, updatedAt: now })
        .where(eq(channels.id, row.id));
      const change = { row, before: auditedOf(before), after: auditedOf(row) };
      await recordItem(call.db, call, { action: 'transcode-channel.update', ...change });
    }
    const found = requireFound(await selectChannels(call.db, now).where(eq(channels.id, row.id)));
    call.setVersion(found.item.version);
    return channelResponse(call.db, found);
  }),

  routeInTransaction(deleteTranscodeChannel, async (call) => {
    await lockAppOf(call.db, call, channels);
    const { item } = requireFound(await selectChannels(call.db, call.now).where(itemOf(channels, call)));
    await call.db.delete(channels).where(eq(channels.id, item.id));
    const before = auditedOf(item);
    await recordItem(call.db, call, { action: 'transcode-channel.delete', row: item, before });
    return {};
  }),
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
    .leftJoin(servers, eq(servers.id, streams.nodeId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectChannels>>[number];

async function channelResponse(db: Database, selected: Selected): Promise<TranscodeChannel> {
  return requireFound(await channelResponses(db, [selected]));
}

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
  const known = and(eq(templates.id, templateId), eq(templates.appId, appId));
  if (!isId(templateId) || (await db.$count(templates, known)) === 0)
    throw fieldError(400, 'templateId', message('transcode.unknownTemplate'));
}

/** @throws HttpError 400 for a stream of another app and for a channel of streams, 409 for one that is transcoded. */
async function requireFreeStream(
  db: Database,
  { appId, streamId }: { appId: string; streamId: string },
): Promise<void> {
  const known = and(eq(streams.id, streamId), eq(streams.appId, appId));
  if (!isId(streamId) || (await db.$count(streams, known)) === 0)
    throw fieldError(400, 'streamId', message('transcode.unknownStream'));
  if ((await db.$count(liveChannels, eq(liveChannels.streamId, streamId))) > 0)
    throw fieldError(400, 'streamId', message('transcode.ofChannel'));
  if ((await db.$count(channels, eq(channels.streamId, streamId))) > 0)
    throw fieldError(409, 'streamId', message('transcode.streamTaken'));
}

function auditedOf({ name, streamId, templateId }: typeof channels.$inferSelect) {
  return { name, streamId, templateId };
}
