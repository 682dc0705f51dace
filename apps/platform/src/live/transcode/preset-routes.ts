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
import type { Database } from '../../database/connection';
import { apps, transcodePresets as presets } from '../../database/schema';
import { route, routeInTransaction } from '../../http/route';
import { transcodeItem } from './transcode-item';

type Row = typeof presets.$inferSelect;

const preset = transcodeItem({
  table: presets,
  select: selectPresets,
  respond: (_db, rows) => rows.map(presetResponse),
  problem: presetProblem,
  save: (db, row: Row) => db.insert(presets).values(row).onConflictDoUpdate({ target: presets.id, set: row }),
  facts: ({ name, speed, tune, level, bFrames }) => ({ name, speed, tune, level, bFrames }),
});

export const presetRoutes = [
  route(listTranscodePresets, (call) => preset.list(call)),
  route(getTranscodePreset, (call) => preset.get(call)),
  routeInTransaction(createTranscodePreset, (call) => preset.create(call)),
  routeInTransaction(updateTranscodePreset, (call) => preset.update(call)),
  routeInTransaction(deleteTranscodePreset, (call) => preset.remove(call)),
];

const USED_BY = sql<TranscodePreset['usedBy']>`coalesce((
  select json_agg(json_build_object('id', used.id, 'name', used.name) order by used.name)
  from transcode_profiles as used where used.preset_id = ${presets.id}), '[]')`;

function selectPresets(db: Database) {
  return db
    .select({ item: presets, appName: apps.name, usedBy: USED_BY })
    .from(presets)
    .innerJoin(apps, eq(apps.appId, presets.appId));
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
