import {
  createTranscodeProfile,
  deleteTranscodeProfile,
  getTranscodeProfile,
  listTranscodeProfiles,
  profileProblem,
  updateTranscodeProfile,
  type TranscodeProfile,
} from '@console/live/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { equalsId } from '../../database/list-query';
import { apps, transcodePresets as presets, transcodeProfiles as profiles } from '../../database/schema';
import { fieldError } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { ladderOfApp, requireLadders } from './template-ladders';
import { transcodeItem } from './transcode-item';

type Row = typeof profiles.$inferSelect;

const profile = transcodeItem({
  table: profiles,
  select: selectProfiles,
  respond: (_db, rows) => rows.map(profileResponse),
  problem: profileProblem,
  check: requirePreset,
  save: async (db, row: Row) => {
    await db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.id, set: row });
    if (row.version > 1) requireLadders(await ladderOfApp(db, row.appId));
  },
  facts: ({ name, presetId, width, height, framesPerSecond, kbps, gopSeconds }) => ({
    ...{ name, presetId, width, height, framesPerSecond, kbps, gopSeconds },
  }),
});

export const profileRoutes = [
  route(listTranscodeProfiles, (call) => profile.list(call)),
  route(getTranscodeProfile, (call) => profile.get(call)),
  routeInTransaction(createTranscodeProfile, (call) => profile.create(call)),
  routeInTransaction(updateTranscodeProfile, (call) => profile.update(call)),
  routeInTransaction(deleteTranscodeProfile, (call) => profile.remove(call)),
];

const USED_BY = sql<TranscodeProfile['usedBy']>`coalesce((
  select json_agg(json_build_object('id', used.id, 'name', used.name) order by used.name)
  from transcode_templates as used where exists (
    select from transcode_template_profiles as entry
    where entry.template_id = used.id and entry.profile_id = ${profiles.id})), '[]')`;

function selectProfiles(db: Database) {
  return db
    .select({ item: profiles, preset: presets, appName: apps.name, usedBy: USED_BY })
    .from(profiles)
    .innerJoin(presets, eq(presets.id, profiles.presetId))
    .innerJoin(apps, eq(apps.appId, profiles.appId));
}

type Selected = Awaited<ReturnType<typeof selectProfiles>>[number];

function profileResponse({ item, preset, appName, usedBy }: Selected): TranscodeProfile {
  const { id, appId, name, width, height, framesPerSecond, kbps, gopSeconds, updatedAt } = item;
  return {
    id,
    appId,
    appName,
    name,
    codec: 'H.264',
    width,
    height,
    framesPerSecond,
    kbps,
    gopSeconds,
    preset: presetOf(preset),
    usedBy,
    updatedAt: updatedAt.toISOString(),
  };
}

export function presetOf({ id, name, speed, tune, level, bFrames }: typeof presets.$inferSelect) {
  return { id, name, speed, tune, level, bFrames };
}

/** @throws HttpError 400 for a preset of another app. */
async function requirePreset(
  db: Database,
  { appId, presetId }: { appId: string; presetId: string },
): Promise<void> {
  const known = and(equalsId(presets.id, presetId), eq(presets.appId, appId));
  if ((await db.$count(presets, known)) === 0)
    throw fieldError(400, 'presetId', message('transcode.unknownPreset'));
}
