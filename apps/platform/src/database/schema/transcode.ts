import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf } from './columns';
import { streams } from './live';

const SPEEDS = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium'] as const;
const TUNES = ['none', 'film', 'animation', 'zerolatency'] as const;
const LEVELS = ['baseline', 'main', 'high'] as const;

const common = () => ({
  id: identifier(),
  appId: ofApp(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The cascades delete apps: what others use is not deleted alone. */
export const transcodePresets = pgTable(
  'transcode_presets',
  {
    ...common(),
    speed: text('speed', { enum: SPEEDS }).notNull(),
    tune: text('tune', { enum: TUNES }).notNull(),
    level: text('level', { enum: LEVELS }).notNull(),
    bFrames: integer('b_frames').notNull(),
  },
  (preset) => [
    uniqueIndex('transcode_presets_name_idx').on(preset.appId, sql`lower(${preset.name})`),
    check('transcode_presets_speed_known', oneOf(preset.speed, SPEEDS)),
    check('transcode_presets_tune_known', oneOf(preset.tune, TUNES)),
    check('transcode_presets_level_known', oneOf(preset.level, LEVELS)),
  ],
);

export const transcodeProfiles = pgTable(
  'transcode_profiles',
  {
    ...common(),
    presetId: uuid('preset_id')
      .notNull()
      .references(() => transcodePresets.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    framesPerSecond: integer('frames_per_second').notNull(),
    kbps: integer('kbps').notNull(),
    gopSeconds: doublePrecision('gop_seconds').notNull(),
  },
  (profile) => [
    uniqueIndex('transcode_profiles_name_idx').on(profile.appId, sql`lower(${profile.name})`),
    index('transcode_profiles_preset_idx').on(profile.presetId),
  ],
);

export const transcodeTemplates = pgTable(
  'transcode_templates',
  {
    ...common(),
    audioKbps: integer('audio_kbps').$type<64 | 96 | 128 | 192>().notNull(),
    includeSource: boolean('include_source').notNull(),
  },
  (template) => [
    uniqueIndex('transcode_templates_name_idx').on(template.appId, sql`lower(${template.name})`),
  ],
);

/** The ladder of a template, best first. */
export const transcodeTemplateProfiles = pgTable(
  'transcode_template_profiles',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => transcodeTemplates.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => transcodeProfiles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.templateId, entry.position] }),
    index('transcode_template_profiles_profile_idx').on(entry.profileId),
  ],
);

export const transcodeChannels = pgTable(
  'transcode_channels',
  {
    ...common(),
    streamId: uuid('stream_id')
      .notNull()
      .unique()
      .references(() => streams.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id')
      .notNull()
      .references(() => transcodeTemplates.id, { onDelete: 'cascade' }),
  },
  (channel) => [
    uniqueIndex('transcode_channels_name_idx').on(channel.appId, sql`lower(${channel.name})`),
    index('transcode_channels_template_idx').on(channel.templateId),
  ],
);
