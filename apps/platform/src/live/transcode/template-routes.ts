import { isDeepStrictEqual } from 'node:util';
import {
  createTranscodeTemplate,
  deleteTranscodeTemplate,
  getTranscodeTemplate,
  ladderProblem,
  listTranscodeTemplates,
  updateTranscodeTemplate,
  type TranscodeTemplate,
} from '@console/live/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockManagedApp } from '../../apps/lock-app';
import type { Database } from '../../database/connection';
import { isId, newId } from '../../database/ids';
import { merged } from '../../database/merged';
import {
  apps,
  streams,
  transcodeChannels as channels,
  transcodeProfiles as profiles,
  transcodeTemplateProfiles as entries,
  transcodeTemplates as templates,
} from '../../database/schema';
import { fieldError, requireVersion } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { presetOf } from './profile-routes';
import { laddersOf, renditionName, type LadderEntry } from './template-ladders';
import {
  itemOf,
  lockAppOf,
  pageOf,
  recordItem,
  requireFound,
  requireFreeName,
  requireUnused,
  requireValid,
} from './transcode-items';

export const templateRoutes = [
  route(listTranscodeTemplates, async (call) => {
    const { rows, ...page } = await pageOf(selectTemplates(call.db), templates, call);
    return { ...page, data: await templateResponses(call.db, rows) };
  }),

  route(getTranscodeTemplate, async (call) => {
    const found = requireFound(await selectTemplates(call.db).where(itemOf(templates, call)));
    call.setVersion(found.item.version);
    return templateResponse(call.db, found);
  }),

  routeInTransaction(createTranscodeTemplate, async (call) => {
    const { authority, now } = call;
    const { profileIds, ...body } = call.body;
    await lockManagedApp(call.db, authority, body.appId);
    await requireFreeName(call.db, templates, body);
    const id = newId(now);
    await call.db.insert(templates).values({ ...body, id, createdAt: now, updatedAt: now });
    await setLadder(call.db, { id, appId: body.appId }, profileIds);
    const created = requireFound(await selectTemplates(call.db).where(eq(templates.id, id)));
    const after = auditedOf(created.item, profileIds);
    await recordItem(call.db, call, { action: 'transcode-template.create', row: created.item, after });
    return templateResponse(call.db, created);
  }),

  routeInTransaction(updateTranscodeTemplate, async (call) => {
    const { profileIds, ...body } = call.body;
    await lockAppOf(call.db, call, templates);
    const { item: before } = requireFound(await selectTemplates(call.db).where(itemOf(templates, call)));
    requireVersion(call.knownVersion, before.version);
    const row = merged(before, body);
    await requireFreeName(call.db, templates, row);
    const ladder = (await laddersOf(call.db, [row.id])).get(row.id) ?? [];
    const idsBefore = ladder.map(({ profile }) => profile.id);
    const ids = profileIds ?? idsBefore;
    if (!isDeepStrictEqual([row, ids], [before, idsBefore])) {
      if (profileIds) await setLadder(call.db, row, profileIds);
      await call.db
        .update(templates)
        .set({ ...body, version: before.version + 1, updatedAt: call.now })
        .where(eq(templates.id, row.id));
      const change = { row, before: auditedOf(before, idsBefore), after: auditedOf(row, ids) };
      await recordItem(call.db, call, { action: 'transcode-template.update', ...change });
    }
    const found = requireFound(await selectTemplates(call.db).where(eq(templates.id, row.id)));
    call.setVersion(found.item.version);
    return templateResponse(call.db, found);
  }),

  routeInTransaction(deleteTranscodeTemplate, async (call) => {
    await lockAppOf(call.db, call, templates);
    const { item, usedBy } = requireFound(await selectTemplates(call.db).where(itemOf(templates, call)));
    requireUnused(usedBy);
    await call.db.delete(templates).where(eq(templates.id, item.id));
    const before = auditedOf(item, []);
    await recordItem(call.db, call, { action: 'transcode-template.delete', row: item, before });
    return {};
  }),
];

/** @throws HttpError 400 for profiles of another app, and for a ladder that does not get smaller. */
async function setLadder(
  db: Database,
  { id, appId }: { id: string; appId: string },
  profileIds: readonly string[],
): Promise<void> {
  const known = await db
    .select()
    .from(profiles)
    .where(and(inArray(profiles.id, profileIds.filter(isId)), eq(profiles.appId, appId)));
  const ladder = profileIds.map((wanted) => {
    const profile = known.find((one) => one.id === wanted);
    if (!profile) throw fieldError(400, 'profileIds', message('transcode.unknownProfile'));
    return profile;
  });
  requireValid(ladderProblem(ladder));
  await db.delete(entries).where(eq(entries.templateId, id));
  await db
    .insert(entries)
    .values(ladder.map((profile, position) => ({ templateId: id, profileId: profile.id, position })));
}

const USED_BY = sql<TranscodeTemplate['usedBy']>`coalesce((
  select json_agg(json_build_object('id', used.id, 'name', used.name) order by used.name)
  from transcode_channels as used where used.template_id = ${templates.id}), '[]')`;

function selectTemplates(db: Database) {
  return db
    .select({ item: templates, appName: apps.name, usedBy: USED_BY })
    .from(templates)
    .innerJoin(apps, eq(apps.appId, templates.appId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectTemplates>>[number];

async function templateResponse(db: Database, selected: Selected): Promise<TranscodeTemplate> {
  return requireFound(await templateResponses(db, [selected]));
}

async function templateResponses(db: Database, rows: readonly Selected[]): Promise<TranscodeTemplate[]> {
  const ids = rows.map(({ item }) => item.id);
  const [ladders, playing] = await Promise.all([laddersOf(db, ids), renditionsOnAir(db, ids)]);
  return rows.map(({ item, appName, usedBy }) => {
    const { id, appId, name, audioKbps, includeSource, updatedAt } = item;
    const onAir = playing.filter(({ templateId }) => templateId === id).flatMap((one) => one.renditions);
    const viewersOf = (rendition: string) =>
      onAir.reduce((sum, one) => sum + (one.name === rendition ? (one.viewers ?? 0) : 0), 0);
    return {
      id,
      appId,
      appName,
      name,
      audioKbps,
      includeSource,
      profiles: (ladders.get(id) ?? []).map((entry) => ({
        ...profileOf(entry),
        viewers: viewersOf(renditionName(entry.profile)),
      })),
      usedBy,
      updatedAt: updatedAt.toISOString(),
    };
  });
}

function renditionsOnAir(db: Database, templateIds: readonly string[]) {
  return db
    .select({ templateId: channels.templateId, renditions: streams.renditions })
    .from(channels)
    .innerJoin(streams, eq(streams.id, channels.streamId))
    .where(and(inArray(channels.templateId, [...templateIds]), eq(streams.reportedState, 'live')));
}

function profileOf({ profile, preset }: LadderEntry) {
  const { id, name, width, height, framesPerSecond, kbps, gopSeconds } = profile;
  return { id, name, width, height, framesPerSecond, kbps, gopSeconds, preset: presetOf(preset) };
}

type Row = typeof templates.$inferSelect;

function auditedOf({ name, audioKbps, includeSource }: Row, profileIds: readonly string[]) {
  return { name, audioKbps, includeSource, profiles: profileIds.length };
}
