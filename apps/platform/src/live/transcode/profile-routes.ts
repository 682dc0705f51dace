import { isDeepStrictEqual } from 'node:util';
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
import { lockManagedApp } from '../../apps/lock-app';
import type { Database } from '../../database/connection';
import { isId, newId } from '../../database/ids';
import { merged } from '../../database/merged';
import { apps, transcodePresets as presets, transcodeProfiles as profiles } from '../../database/schema';
import { fieldError, requireVersion } from '../../http/http-error';
import { route, routeInTransaction } from '../../http/route';
import { message } from '../../messages/message';
import { ladderOfApp, requireLadders } from './template-ladders';
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

export const profileRoutes = [
  route(listTranscodeProfiles, async (call) => {
    const { rows, ...page } = await pageOf(selectProfiles(call.db), profiles, call);
    return { ...page, data: rows.map(profileResponse) };
  }),

  route(getTranscodeProfile, async (call) => {
    const found = requireFound(await selectProfiles(call.db).where(itemOf(profiles, call)));
    call.setVersion(found.item.version);
    return profileResponse(found);
  }),

  routeInTransaction(createTranscodeProfile, async (call) => {
    const { body, authority, now } = call;
    await lockManagedApp(call.db, authority, body.appId);
    requireValid(profileProblem(body));
    await requireFreeName(call.db, profiles, body);
    await requirePreset(call.db, body);
    const id = newId(now);
    await call.db.insert(profiles).values({ ...body, id, createdAt: now, updatedAt: now });
    const created = requireFound(await selectProfiles(call.db).where(eq(profiles.id, id)));
    const after = auditedOf(created.item);
    await recordItem(call.db, call, { action: 'transcode-profile.create', row: created.item, after });
    return profileResponse(created);
  }),

  routeInTransaction(updateTranscodeProfile, async (call) => {
    const { body, now } = call;
    await lockAppOf(call.db, call, profiles);
    const { item: before } = requireFound(await selectProfiles(call.db).where(itemOf(profiles, call)));
    requireVersion(call.knownVersion, before.version);
    const row = merged(before, body);
    requireValid(profileProblem(row));
    await requireFreeName(call.db, profiles, row);
    await requirePreset(call.db, row);
    if (!isDeepStrictEqual(row, before)) {
      await call.db
        .update(profiles)
        .set({ ...body, version: before.version + 1, updatedAt: now })
        .where(eq(profiles.id, row.id));
      requireLadders(await ladderOfApp(call.db, row.appId));
      const change = { row, before: auditedOf(before), after: auditedOf(row) };
      await recordItem(call.db, call, { action: 'transcode-profile.update', ...change });
    }
    const found = requireFound(await selectProfiles(call.db).where(eq(profiles.id, row.id)));
    call.setVersion(found.item.version);
    return profileResponse(found);
  }),

  routeInTransaction(deleteTranscodeProfile, async (call) => {
    await lockAppOf(call.db, call, profiles);
    const { item, usedBy } = requireFound(await selectProfiles(call.db).where(itemOf(profiles, call)));
    requireUnused(usedBy);
    await call.db.delete(profiles).where(eq(profiles.id, item.id));
    const before = auditedOf(item);
    await recordItem(call.db, call, { action: 'transcode-profile.delete', row: item, before });
    return {};
  }),
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
    .innerJoin(apps, eq(apps.appId, profiles.appId))
    .$dynamic();
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
  const known = and(eq(presets.id, presetId), eq(presets.appId, appId));
  if (!isId(presetId) || (await db.$count(presets, known)) === 0)
    throw fieldError(400, 'presetId', message('transcode.unknownPreset'));
}

type Row = typeof profiles.$inferSelect;

function auditedOf({ name, presetId, width, height, framesPerSecond, kbps, gopSeconds }: Row) {
  return { name, presetId, width, height, framesPerSecond, kbps, gopSeconds };
}
