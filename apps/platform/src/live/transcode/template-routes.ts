import {
  createTranscodeTemplate,
  deleteTranscodeTemplate,
  getTranscodeTemplate,
  ladderProblem,
  listTranscodeTemplates,
  updateTranscodeTemplate,
  type TranscodeTemplate,
} from '@console/live/contract';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { isId } from '../../database/ids';
import {
  apps,
  streams,
  transcodeChannels as channels,
  transcodeProfiles as profiles,
  transcodeTemplateProfiles as entries,
  transcodeTemplates as templates,
} from '../../database/schema';
import { fieldError } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { presetOf } from './profile-routes';
import { laddersOf, renditionName, type LadderEntry } from './template-ladders';
import { requireValid, transcodeItem } from './transcode-item';

type Row = typeof templates.$inferSelect;

const template = transcodeItem({
  table: templates,
  select: selectTemplates,
  respond: templateResponses,
  save: async (db, { profileIds, ...row }: Row & { profileIds: string[] }) => {
    await db.insert(templates).values(row).onConflictDoUpdate({ target: templates.id, set: row });
    await setLadder(db, row, profileIds);
  },
  facts: ({ name, audioKbps, includeSource, profileIds }) => ({
    ...{ name, audioKbps, includeSource },
    profiles: profileIds.length,
  }),
});

export const templateRoutes = [
  route(listTranscodeTemplates, (call) => template.list(call)),
  route(getTranscodeTemplate, (call) => template.get(call)),
  routeInTransaction(createTranscodeTemplate, (call) => template.create(call)),
  routeInTransaction(updateTranscodeTemplate, (call) => template.update(call)),
  routeInTransaction(deleteTranscodeTemplate, (call) => template.remove(call)),
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

const PROFILE_IDS = sql<string[]>`array(select ${entries.profileId} from ${entries}
  where ${entries.templateId} = ${templates.id} order by ${entries.position})`;

const USED_BY = sql<TranscodeTemplate['usedBy']>`coalesce((
  select json_agg(json_build_object('id', used.id, 'name', used.name) order by used.name)
  from transcode_channels as used where used.template_id = ${templates.id}), '[]')`;

function selectTemplates(db: Database) {
  return db
    .select({
      item: { ...getTableColumns(templates), profileIds: PROFILE_IDS },
      appName: apps.name,
      usedBy: USED_BY,
    })
    .from(templates)
    .innerJoin(apps, eq(apps.appId, templates.appId));
}

type Selected = Awaited<ReturnType<typeof selectTemplates>>[number];

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
