import { ladderProblem } from '@console/live/contract';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import {
  transcodePresets as presets,
  transcodeProfiles as profiles,
  transcodeTemplateProfiles as entries,
} from '../../database/schema';
import { HttpError } from '../../http/http-error';
import { message } from '../../messages/message';

/** Profiles with their presets, best first, by template. */
export type Ladders = ReadonlyMap<string, readonly LadderEntry[]>;

export interface LadderEntry {
  profile: typeof profiles.$inferSelect;
  preset: typeof presets.$inferSelect;
}

export async function laddersOf(db: Database, templateIds: readonly string[]): Promise<Ladders> {
  return templateIds.length === 0
    ? new Map()
    : readLadders(db, inArray(entries.templateId, [...templateIds]));
}

/** Of every template of an app. */
export function ladderOfApp(db: Database, appId: string): Promise<Ladders> {
  return readLadders(db, eq(profiles.appId, appId));
}

async function readLadders(db: Database, where: SQL): Promise<Ladders> {
  const rows = await db
    .select({ templateId: entries.templateId, profile: profiles, preset: presets })
    .from(entries)
    .innerJoin(profiles, eq(profiles.id, entries.profileId))
    .innerJoin(presets, eq(presets.id, profiles.presetId))
    .where(where)
    .orderBy(asc(entries.position));
  return Map.groupBy(rows, ({ templateId }) => templateId);
}

/** @throws HttpError 409 if a changed profile no longer fits a template that has it. */
export function requireLadders(ladders: Ladders): void {
  for (const ladder of ladders.values())
    if (ladderProblem(ladder.map(({ profile }) => profile)))
      throw new HttpError(409, message('transcode.unfitLadder'));
}

/** Of a rendition in addresses: its number of lines is unique in a ladder. */
export function renditionName({ height }: { height: number }): string {
  return `${height}p`;
}
