import type {
  transcodeChannels,
  transcodePresets,
  transcodeProfiles,
  transcodeTemplateProfiles,
  transcodeTemplates,
} from '../../src/database/schema';
import { plus } from '../calendar';
import { DAY_MS } from '../../src/time/durations';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';
import type { DemoStream } from './demo-streams';

const LADDER = [
  { height: 720, kbps: 2_500 },
  { height: 480, kbps: 1_200 },
  { height: 360, kbps: 700 },
];

interface DemoTranscoding {
  presets: (typeof transcodePresets.$inferInsert)[];
  profiles: (typeof transcodeProfiles.$inferInsert)[];
  templates: (typeof transcodeTemplates.$inferInsert)[];
  entries: (typeof transcodeTemplateProfiles.$inferInsert)[];
  channels: (typeof transcodeChannels.$inferInsert)[];
}

/** A ladder for the stream of an app that is off: encoders would slow down the start. */
export function demoTranscoding(
  { row: { appId } }: DemoApp,
  streams: readonly DemoStream[],
  now: Date,
): DemoTranscoding {
  const stream = streams.find(({ startedAt }) => startedAt === null);
  if (!stream) return { presets: [], profiles: [], templates: [], entries: [], channels: [] };
  const createdAt = plus(now, -20 * DAY_MS);
  const named = (kind: string, name: string) => ({
    id: demoId(kind, appId, name),
    appId,
    name,
    createdAt,
    updatedAt: createdAt,
  });
  const preset = named('transcode-preset', 'Live');
  const template = named('transcode-template', 'Mobile and TV');
  const profiles = LADDER.map(({ height, kbps }) => ({
    ...named('transcode-profile', `${height}p`),
    presetId: preset.id,
    width: Math.round((height * 16) / 9 / 2) * 2,
    height,
    framesPerSecond: 25,
    kbps,
    gopSeconds: 2,
  }));
  return {
    presets: [{ ...preset, speed: 'veryfast', tune: 'none', level: 'high', bFrames: 0 }],
    profiles,
    templates: [{ ...template, audioKbps: 128, includeSource: false }],
    entries: profiles.map(({ id }, position) => ({ templateId: template.id, profileId: id, position })),
    channels: [{ ...named('transcode-channel', stream.name), streamId: stream.id, templateId: template.id }],
  };
}
