import { requireVersion } from '../../http/http-error';
import { isDeepStrictEqual } from 'node:util';
import {
  createTranscodePreset,
  deleteTranscodePreset,
  getTranscodePreset,
  listTranscodePresets,
  presetProblem,
  updateTranscodePreset,
  type TranscodePreset,
} from '@console/live/contract';
import { eq, sql } from 'drizzle-orm';
import { lockManagedApp } from '../../apps/lock-app';
import type { Database } from '../../database/connection';
import { newId } from '../../database/ids';
import { merged } from '../../database/merged';
import { apps, transcodePresets as presets } from '../../database/schema';
import { route, routeInTransaction } from '../../http/route';
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

export const presetRoutes = [
  route(listTranscodePresets, async (call) => {
    const { rows, ...page } = await pageOf(selectPresets(call.db), presets, call);
    return { ...page, data: rows.map(presetResponse) };
  }),

  route(getTranscodePreset, async (call) => {
    const found = requireFound(await selectPresets(call.db).where(itemOf(presets, call)));
    call.setVersion(found.item.version);
    return presetResponse(found);
  }),

  routeInTransaction(createTranscodePreset, async (call) => {
    const { body, authority, now } = call;
    await lockManagedApp(call.db, authority, body.appId);
    requireValid(presetProblem(body));
    await requireFreeName(call.db, presets, body);
    const id = newId(now);
    await call.db.insert(presets).values({ ...body, id, createdAt: now, updatedAt: now });
    const created = requireFound(await selectPresets(call.db).where(eq(presets.id, id)));
    const after = auditedOf(created.item);
    await recordItem(call.db, call, { action: 'transcode-preset.create', row: created.item, after });
    return presetResponse(created);
  }),

  routeInTransaction(updateTranscodePreset, async (call) => {
    const { body, now } = call;
    await lockAppOf(call.db, call, presets);
    const before = requireFound(await call.db.select().from(presets).where(itemOf(presets, call)));
    requireVersion(call.knownVersion, before.version);
    const row = merged(before, body);
    requireValid(presetProblem(row));
    await requireFreeName(call.db, presets, row);
    if (!isDeepStrictEqual(row, before)) {
      await call.db
        .update(presets)
        .set({ ...body, version: before.version + 1, updatedAt: now })
        .where(eq(presets.id, row.id));
      const change = { row, before: auditedOf(before), after: auditedOf(row) };
      await recordItem(call.db, call, { action: 'transcode-preset.update', ...change });
    }
    const found = requireFound(await selectPresets(call.db).where(eq(presets.id, row.id)));
    call.setVersion(found.item.version);
    return presetResponse(found);
  }),

  routeInTransaction(deleteTranscodePreset, async (call) => {
    await lockAppOf(call.db, call, presets);
    const { item, usedBy } = requireFound(await selectPresets(call.db).where(itemOf(presets, call)));
    requireUnused(usedBy);
    await call.db.delete(presets).where(eq(presets.id, item.id));
    const before = auditedOf(item);
    await recordItem(call.db, call, { action: 'transcode-preset.delete', row: item, before });
    return {};
  }),
];

const USED_BY = sql<TranscodePreset['usedBy']>`coalesce((
  select json_agg(json_build_object('id', used.id, 'name', used.name) order by used.name)
  from transcode_profiles as used where used.preset_id = ${presets.id}), '[]')`;

function selectPresets(db: Database) {
  return db
    .select({ item: presets, appName: apps.name, usedBy: USED_BY })
    .from(presets)
    .innerJoin(apps, eq(apps.appId, presets.appId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectPresets>>[number];

function presetResponse({ item, appName, usedBy }: Selected): TranscodePreset {
  const { id, appId, name, speed, tune, level, bFrames, updatedAt } = item;
  return {
    id,
    appId,
    appName,
    name,
    speed,
    tune,
    level,
    bFrames,
    usedBy,
    updatedAt: updatedAt.toISOString(),
  };
}

function auditedOf({ name, speed, tune, level, bFrames }: typeof presets.$inferSelect) {
  return { name, speed, tune, level, bFrames };
}
