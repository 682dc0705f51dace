import type { TranscodeJob } from '@console/live/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { transcodeChannels as channels, transcodeTemplates as templates } from '../../database/schema';
import { laddersOf, renditionName } from './template-ladders';

/** What media nodes make of these streams, by stream. */
export async function transcodeJobs(
  db: Database,
  streamIds: readonly string[],
): Promise<ReadonlyMap<string, TranscodeJob>> {
  if (streamIds.length === 0) return new Map();
  const rows = await db
    .select({ streamId: channels.streamId, template: templates })
    .from(channels)
    .innerJoin(templates, eq(templates.id, channels.templateId))
    .where(inArray(channels.streamId, [...streamIds]));
  const ladders = await laddersOf(
    db,
    rows.map(({ template }) => template.id),
  );
  return new Map(
    rows.map(({ streamId, template: { id, audioKbps, includeSource } }) => [
      streamId,
      {
        audioKbps,
        includeSource,
        renditions: (ladders.get(id) ?? []).map(({ profile, preset }) => ({
          name: renditionName(profile),
          width: profile.width,
          height: profile.height,
          framesPerSecond: profile.framesPerSecond,
          kbps: profile.kbps,
          gopSeconds: profile.gopSeconds,
          speed: preset.speed,
          tune: preset.tune,
          level: preset.level,
          bFrames: preset.bFrames,
        })),
      },
    ]),
  );
}
