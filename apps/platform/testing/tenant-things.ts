import { DEFAULT_SETTINGS } from '@console/ssai/contract';
import type { Operation } from '@console/http/contract';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { newId } from '../src/database/ids';
import * as schema from '../src/database/schema';
import type { ChannelSettings } from '../src/database/schema/channels';
import { rowsOf } from './table-digests';
import type { TestPlatform } from './test-platform';

const SLATE = { minutes: 0, text: '' };
/** Settings of a channel of each kind, by the list in its path. */
const CHANNELS = new Map<string, ChannelSettings>([
  ['lrm-channels', { kind: 'lrm', inputs: [], lossMs: 2_000, returnSeconds: null, heldId: null }],
  ['events', { kind: 'event', streamId: '', zone: 'UTC', before: SLATE, after: SLATE, startOver: false }],
  ['playout-channels', { kind: 'playout', zone: 'UTC', items: [], takenId: null }],
]);
/** What the ID in a path is of, by the list before it, with its group if lists of groups have one name. */
const TABLES = new Map<string, PgTable>([
  ['servers', schema.servers],
  ['groups', schema.groups],
  ['members', schema.members],
  ['invoices', schema.invoices],
  ['alerts', schema.alerts],
  ['rules', schema.alertRules],
  ['alert/channels', schema.alertChannels],
  ['logs', schema.auditEntries],
  ['requests', schema.quotaRequests],
  ['streams', schema.streams],
  ['videos', schema.videos],
  // A job has the ID of its video.
  ['jobs', schema.videos],
  ['collections', schema.collections],
  ['payment-methods', schema.paymentMethods],
  ['endpoints', schema.ssaiEndpoints],
  ['campaigns', schema.vastCampaigns],
  ['distributors', schema.distributors],
  ['presets', schema.transcodePresets],
  ['profiles', schema.transcodeProfiles],
  ['templates', schema.transcodeTemplates],
  ['channels', schema.transcodeChannels],
  ...[...CHANNELS.keys()].map((list) => [list, schema.streams] as const),
]);

/** One of everything that a path can name by its ID. */
export async function addThings({ db, clock }: TestPlatform, appId: string): Promise<void> {
  const of = () => ({ id: newId(clock.now), appId });
  const server = { ...of(), createdAt: clock.now };
  await db.insert(schema.servers).values({
    ...server,
    name: `live-${appId}`,
    kind: 'live',
    address: '198.18.0.1',
    region: 'hcm-1',
  });
  const alert = { severity: 'warning', kind: 'high-cpu', raisedAt: clock.now } as const;
  await db.insert(schema.paymentMethods).values({
    ...of(),
    kind: 'bank-transfer',
    brand: 'Vietcombank',
    holderName: 'Somebody',
    lastFour: '0001',
    createdAt: clock.now,
  });
  await db.insert(schema.invoices).values({
    ...of(),
    number: `INV-${appId}`,
    status: 'draft',
    currency: 'VND',
    ...{ subtotal: 0, tax: 0, total: 0 },
    ...{
      periodStart: '2026-05-01',
      periodEnd: '2026-05-31',
      issuingDate: '2026-06-01',
      dueDate: '2026-06-16',
    },
  });
  await db.insert(schema.alerts).values({ ...of(), ...alert, serverId: server.id });
  const changed = { createdAt: clock.now, updatedAt: clock.now };
  await db.insert(schema.alertRules).values({
    ...{ ...of(), ...changed, name: 'Load', metric: 'cpu', comparison: 'above', threshold: 90 },
    ...{ minutes: 5, severity: 'warning', enabled: true },
  });
  await db.insert(schema.alertChannels).values({
    ...{ ...of(), ...changed, name: 'Night', kind: 'email', target: `night@${appId}.example` },
    ...{ minSeverity: 'warning', language: 'en', enabled: true },
  });
  await db.insert(schema.quotaRequests).values({
    ...{ ...of(), resource: 'members', limit: 99, reason: 'More', requestedBy: `owner@${appId}.example` },
    createdAt: clock.now,
  });
  const stream = { ...of(), name: 'live', pattern: 'test-card', createdAt: clock.now } as const;
  await db.insert(schema.streams).values(stream);
  for (const [name, settings] of CHANNELS) {
    const channel = { ...stream, ...of(), name };
    await db.insert(schema.streams).values(channel);
    const { now } = clock;
    const times = { startsAt: now, endsAt: now, opensAt: now, closesAt: now };
    await db.insert(schema.channels).values({
      streamId: channel.id,
      kind: settings.kind,
      ...(settings.kind === 'event'
        ? { settings: { ...settings, streamId: stream.id }, ...times }
        : { settings }),
    });
  }
  const settings = { ...DEFAULT_SETTINGS, adServerUrl: 'https://ads.example/vast' };
  const endpoint = { ...stream, ...of(), streamId: stream.id, settings };
  await db.insert(schema.ssaiEndpoints).values(endpoint);
  const campaign = { ...of(), name: 'Spring', advertiser: 'Tea', createdAt: clock.now };
  await db.insert(schema.vastCampaigns).values({
    ...campaign,
    ...{ priority: 5, weight: 1, startsAt: clock.now, pacing: 'even', timezone: 'UTC', paused: false },
    ...{ streamIds: [], devices: [], days: [], fromHour: 0, toHour: 24 },
  });
  const { id: campaignId, name, createdAt } = campaign;
  // Paths of a creative have one ID twice.
  await db.insert(schema.vastCreatives).values({
    ...{ id: campaignId, campaignId, name, durationSeconds: 15, mediaFiles: [], trackers: [] },
    ...{ enabled: true, createdAt },
  });
  const distributor = {
    ...of(),
    name: 'Partner',
    note: '',
    status: 'active',
    createdAt,
    updatedAt: createdAt,
  } as const;
  await db.insert(schema.distributors).values(distributor);
  // Paths of a delivery have one ID twice.
  const delivery = { id: distributor.id, distributorId: distributor.id, kind: 'pull', createdAt } as const;
  await db.insert(schema.deliveries).values({ ...delivery, streamId: stream.id });
  const setting = { appId, name: 'Ladder', createdAt: clock.now, updatedAt: clock.now };
  const encoder = { speed: 'fast', tune: 'none', level: 'main', bFrames: 0 } as const;
  const picture = { width: 640, height: 360, framesPerSecond: 25, kbps: 600, gopSeconds: 2 };
  const preset = { ...setting, ...of(), ...encoder };
  const template = { ...setting, ...of(), audioKbps: 96, includeSource: false } as const;
  await db.insert(schema.transcodePresets).values(preset);
  await db.insert(schema.transcodeProfiles).values({ ...setting, ...of(), ...picture, presetId: preset.id });
  await db.insert(schema.transcodeTemplates).values(template);
  await db
    .insert(schema.transcodeChannels)
    .values({ ...setting, ...of(), streamId: stream.id, templateId: template.id });
  await db.insert(schema.collections).values({ ...stream, ...of() });
  const video = of();
  await db.insert(schema.videos).values({
    ...video,
    title: 'News',
    state: 'error',
    fileName: 'news.mp4',
    bytes: 1,
    checksum: '0'.repeat(64),
    storageId: 'storage',
    playbackId: `playback-of-${appId}`,
    createdAt: clock.now,
  });
  await db.insert(schema.mediaJobs).values({
    ...{ id: video.id, videoId: video.id, kind: 'transcode', state: 'failed', storageId: 'storage' },
    ...{ createdAt: clock.now, notBefore: clock.now },
  });
  const amounts = { storageBytes: 1, egressBytes: 1, transcodeSeconds: 1, liveSeconds: 1 };
  await db
    .insert(schema.usages)
    .values({ appId, day: clock.now.toISOString().slice(0, 'YYYY-MM-DD'.length), ...amounts });
}

/** Of the app's thing that the path is about: its own ID where the path names the app. */
export async function idOf({ db, clock }: TestPlatform, { path }: Operation, appId: string): Promise<string> {
  const [, group = '', list = ''] = /\/([\w-]+)\/([\w-]+)\/\{/.exec(path) ?? [];
  const table = TABLES.get(`${group}/${list}`) ?? TABLES.get(list);
  if (!table) return appId;
  const ofChannels = CHANNELS.has(list) ? sql`and name = ${list}` : sql``;
  const found = await db.execute(
    sql`select id from ${table} where app_id = ${appId} ${ofChannels} order by id limit 1`,
  );
  return rowsOf<{ id: string }>(found)[0]?.id ?? newId(clock.now);
}
