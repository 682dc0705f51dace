import { listResponse, mock, mockItems } from '@console/http/testing';
import {
  createTranscodeTemplate,
  deleteTranscodePreset,
  getTranscodeChannel,
  getTranscodePreset,
  getTranscodeProfile,
  getTranscodeTemplate,
  listTranscodeChannels,
  listTranscodePresets,
  listTranscodeProfiles,
  listTranscodeTemplates,
  type TranscodeChannel,
  type TranscodePreset,
  type TranscodeProfile,
  type TranscodeTemplate,
} from '../contract';

const common = { appId: 'studio-1', appName: 'Studio 1', updatedAt: '2026-06-08T04:00:00.000Z' };
const settings = { speed: 'veryfast', tune: 'none', level: 'high', bFrames: 2 } as const;
const preset = { id: 'preset-1', name: 'Live', ...settings };

const PRESETS: TranscodePreset[] = [
  {
    ...common,
    ...preset,
    usedBy: [
      { id: 'profile-720', name: 'HD' },
      { id: 'profile-360', name: 'SD' },
    ],
  },
  { ...common, ...settings, id: 'preset-2', name: 'Cartoons', tune: 'animation', usedBy: [] },
];

const profileOf = (name: string, height: number, kbps: number): TranscodeProfile => ({
  ...common,
  id: `profile-${String(height)}`,
  name,
  codec: 'H.264',
  width: (height * 16) / 9,
  height,
  framesPerSecond: 25,
  kbps,
  gopSeconds: 2,
  preset,
  usedBy: [{ id: 'template-1', name: 'Standard' }],
});
const profiles = [profileOf('HD', 720, 2_500), profileOf('SD', 360, 800)];

const template: TranscodeTemplate = {
  ...common,
  id: 'template-1',
  name: 'Standard',
  audioKbps: 128,
  includeSource: false,
  profiles: profiles.map((profile, index) => ({ ...profile, viewers: index === 0 ? 7 : 3 })),
  usedBy: [{ id: 'channel-1', name: 'News ladder' }],
};

const rendition = (height: number, kbps: number, viewers: number) => ({
  name: `${String(height)}p`,
  width: (height * 16) / 9,
  height,
  framesPerSecond: 25,
  kbps,
  viewers,
  encoder: { speed: 1.84, framesPerSecond: 25, droppedFrames: 12 },
});

const channel: TranscodeChannel = {
  ...common,
  id: 'channel-1',
  name: 'News ladder',
  stream: { id: 'stream-1', name: 'Channel 1', state: 'live', startedAt: common.updatedAt },
  template: { id: 'template-1', name: 'Standard' },
  profiles: ['HD', 'SD'],
  renditions: [rendition(720, 2_628, 7), rendition(360, 928, 3)],
  problem: 'The encoder is too slow and has dropped 12 frames.',
  server: 'node-1',
  speed: 1.84,
  framesPerSecond: 25,
  droppedFrames: 12,
  usedBy: [],
};

/** A platform with a stream that is encoded by a template of two profiles; call `reset` before each story. */
export function mockTranscoding() {
  const presets = mockItems(PRESETS);
  const templates = mockItems([template]);
  return {
    reset: () => {
      presets.reset();
      templates.reset();
    },
    handlers: [
      mock(listTranscodePresets, ({ query }) => listResponse(presets.all, query)),
      mock(getTranscodePreset, ({ params }) => presets.find(params.id)),
      mock(deleteTranscodePreset, ({ params }) => presets.remove(params.id)),
      mock(listTranscodeProfiles, ({ query }) => listResponse(profiles, query)),
      mock(getTranscodeProfile, ({ params }) => mockItems(profiles).find(params.id)),
      mock(listTranscodeTemplates, ({ query }) => listResponse(templates.all, query)),
      mock(getTranscodeTemplate, ({ params }) => templates.find(params.id)),
      mock(createTranscodeTemplate, ({ body: { profileIds, ...body } }) => {
        const ladder = profileIds.flatMap((id) => template.profiles.filter((profile) => profile.id === id));
        return templates.add({ ...template, ...body, id: 'template-2', profiles: ladder, usedBy: [] });
      }),
      mock(listTranscodeChannels, ({ query }) => listResponse([channel], query)),
      mock(getTranscodeChannel, ({ params }) => mockItems([channel]).find(params.id)),
    ],
  };
}
