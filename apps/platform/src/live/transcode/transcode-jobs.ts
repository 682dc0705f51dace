import type { TranscodeJob } from '@console/live/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { transcodeChannels as channels, transcodeTemplates as templates } from '../../database/schema';
import { laddersOf, renditionName, type LadderEntry } from './template-ladders';

/** What media nodes make of these streams, by stream. */
export async function transcodeJobs(
  db: Database,
  streamIds: readonly string[],
): Promise<ReadonlyMap<string, TranscodeJob>> {
  if (streamIds.length === 0) return new Map();
  const rows = await db
    .select({ streamId: channels.streamId, changedAt: channels.updatedAt, template: templates })
    .from(channels)
    .innerJoin(templates, eq(templates.id, channels.templateId))
    .where(inArray(channels.streamId, [...streamIds]));
  const ladders = await laddersOf(
    db,
    rows.map(({ template }) => template.id),
  );
  return new Map(
    rows.map(({ streamId, changedAt, template }) => {
      const { id, audioKbps, includeSource, updatedAt } = template;
      const ladder = ladders.get(id) ?? [];
      const changes = [changedAt, updatedAt, ...ladder.flatMap(changesOf)].map((at) => at.getTime());
      const revision = Math.max(...changes).toString(36);
      return [streamId, { revision, audioKbps, includeSource, renditions: ladder.map(renditionOf) }];
    }),
  );
}

function changesOf({ profile, preset }: LadderEntry): Date[] {
  return [profile.updatedAt, preset.updatedAt];
}

function renditionOf({ profile, preset }: LadderEntry): TranscodeJob['renditions'][number] {
  const { width, height, framesPerSecond, kbps, gopSeconds } = profile;
  const { speed, tune, level, bFrames } = preset;
  const picture = { width, height, framesPerSecond, kbps, gopSeconds };
  return { name: renditionName(profile), ...picture, speed, tune, level, bFrames };
}
