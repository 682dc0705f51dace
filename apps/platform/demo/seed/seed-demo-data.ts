import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { ADMIN_APP_ID } from '@console/http/contract';
import { joinAdminGroup } from '../../src/apps/admin-app';
import type { Database } from '../../src/database/connection';
import {
  apiKeys,
  appApiGroups,
  appPlans,
  apps,
  billingInfos,
  channels,
  channelSwitches,
  deliveries,
  distributors,
  facts,
  groupPermissions,
  groups,
  members,
  paymentMethods,
  servers,
  ssaiAds,
  ssaiEndpoints,
  streams,
  transcodeChannels,
  transcodePresets,
  transcodeProfiles,
  transcodeTemplateProfiles,
  transcodeTemplates,
  twoFactors,
  users,
  vastCampaigns,
  vastCreatives,
  vastTags,
} from '../../src/database/schema';
import type { Keyring } from '../../src/security/keyring';
import { dateOf, plus } from '../calendar';
import { DAY_MS, HOUR_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { Random } from '../random';
import { continueDemoData, STAFF_DOMAIN } from '../story/continue-demo-data';
import { PLANS } from '../story/traffic';
import { demoApp } from './demo-apps';
import { demoBillingInfo, demoCard, demoPaymentMethods } from './demo-billing';
import { demoCampaigns } from './demo-campaigns';
import { demoChannels } from './demo-channels';
import { demoHub } from './demo-hub';
import { DemoPeople, demoTwoFactors } from './demo-people';
import { DemoServers } from './demo-servers';
import { demoSsai } from './demo-ssai';
import { demoStreams, fillStreamMetrics } from './demo-streams';
import { demoTranscoding } from './demo-transcoding';

const FACT = 'demo-data';
const BATCH = 250;
/** Starts, and platforms that run for long, continue the data after this time. */
const CONTINUED_AFTER = 3 * HOUR_MS;

const Progress = z.object({ apps: z.int().positive(), until: z.iso.datetime() });

interface Seeding {
  /** Number of apps; 0 for no demo data. */
  apps: number;
  usageDays: number;
  /** Address of the console, for those of the ad server and its creatives. */
  consoleUrl: string;
  keyring: Keyring;
}

/**
 * Fills an empty database with demo apps, or continues those of an earlier start up to now. Atomic, and deterministic
 * for the times of its starts.
 */
export async function seedDemoData(
  db: Database,
  { apps: count, usageDays, consoleUrl, keyring }: Seeding,
  now: Date,
): Promise<void> {
  const [fact] = await db.select().from(facts).where(eq(facts.name, FACT));
  const progress = fact && Progress.safeParse(jsonOf(fact.value)).data;
  if (progress) {
    const from = Date.parse(progress.until);
    if (now.getTime() - from >= CONTINUED_AFTER) {
      await addHistory(db, { apps: progress.apps, usageDays, from, to: now.getTime() });
    }
    return;
  }
  const [used] = await db.select({ appId: apps.appId }).from(apps).where(eq(apps.kind, 'tenant')).limit(1);
  // Without a readable fact, the data is from an earlier version and is left as it is.
  if (fact || used || count === 0) return;

  await db.transaction(async (transaction) => {
    const people = new DemoPeople(now);
    await seedStaff(transaction, people, keyring, now);
    await seedAdminCard(transaction, now);
    const machines = new DemoServers(now);
    for (let start = 0; start < count; start += BATCH) {
      const end = Math.min(start + BATCH, count);
      await seedApps(transaction, { start, end, people, machines, consoleUrl, keyring, now });
    }
    await addHistory(transaction, { apps: count, usageDays, from: 0, to: now.getTime() });
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function addHistory(db: Database, story: Parameters<typeof continueDemoData>[1]): Promise<void> {
  const value = JSON.stringify({ apps: story.apps, until: new Date(story.to).toISOString() });
  await db.transaction(async (transaction) => {
    await continueDemoData(transaction, story);
    await transaction
      .insert(facts)
      .values({ name: FACT, value })
      .onConflictDoUpdate({ target: facts.name, set: { value } });
  });
}

async function seedStaff(db: Database, people: DemoPeople, keyring: Keyring, now: Date): Promise<void> {
  const groupNames = [
    'Administrators',
    'Administrators',
    'Billing',
    'Billing',
    'Viewers',
    'Viewers',
  ] as const;
  const staff = groupNames.map((group, position) => {
    const joinedAt = plus(now, -Random.of('staff', position).within(90, 1300) * DAY_MS);
    const language = position % 2 === 0 ? 'vi' : 'en';
    return {
      group,
      joinedAt,
      person: people.person(`staff ${String(position)}`, {
        language,
        domain: STAFF_DOMAIN,
        createdAt: joinedAt,
      }),
    };
  });
  const rows = staff.map(({ person }) => person);
  await insertRows(db, users, rows);
  await insertRows(db, twoFactors, demoTwoFactors(rows, keyring));
  for (const { group, person, joinedAt } of staff) await joinAdminGroup(db, person.id, group, joinedAt);
}

async function seedAdminCard(db: Database, now: Date): Promise<void> {
  const [owner] = await db
    .select({ holderName: users.name })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(eq(apps.appId, ADMIN_APP_ID));
  if (!owner) return;
  const card = demoCard({ ...owner, appId: ADMIN_APP_ID, isPrimary: true, createdAt: now }, now);
  await insertRows(db, paymentMethods, [card]);
}

interface AppsToSeed {
  start: number;
  end: number;
  people: DemoPeople;
  machines: DemoServers;
  consoleUrl: string;
  keyring: Keyring;
  now: Date;
}

async function seedApps(
  db: Database,
  { start, end, people, machines, consoleUrl, keyring, now }: AppsToSeed,
): Promise<void> {
  const demos = Array.from({ length: end - start }, (_, position) => {
    const index = start + position;
    const app = demoApp(index, people, now);
    const ofApp = demoStreams(app, index, now);
    const linear = demoChannels(app, ofApp, now);
    const ads = demoCampaigns(app, index, { consoleUrl, now });
    return {
      app,
      billingInfo: demoBillingInfo(app),
      paymentMethods: demoPaymentMethods(app, now),
      servers: machines.of(app, index),
      streams: [...ofApp, ...linear.streams],
      linear,
      hub: demoHub(app, index, [...ofApp, ...linear.streams], now),
      transcoding: demoTranscoding(app, ofApp, now),
      ads,
      ssai: demoSsai(app, ofApp, ads, { consoleUrl, now }),
    };
  });
  const insert = <Table extends PgTable>(
    table: Table,
    rowsOf: (demo: (typeof demos)[number]) => readonly Table['$inferInsert'][],
  ) => insertRows(db, table, demos.flatMap(rowsOf));
  // In the order of the foreign keys.
  await insert(users, ({ app }) => app.people);
  await insert(twoFactors, ({ app }) => demoTwoFactors(app.people, keyring));
  await insert(apps, ({ app }) => [app.row]);
  await insert(apiKeys, ({ app }) => [app.apiKey]);
  await insert(appPlans, ({ app }) => [planOf(app.row)]);
  await insert(appApiGroups, ({ app }) => app.apiGroups);
  await insert(groups, ({ app }) => app.groups);
  await insert(groupPermissions, ({ app }) => app.permissions);
  await insert(members, ({ app }) => app.members);
  await insert(billingInfos, ({ billingInfo }) => [billingInfo]);
  await insert(paymentMethods, (demo) => demo.paymentMethods);
  await insert(servers, (demo) => demo.servers);
  await insert(streams, (demo) => demo.streams);
  await fillStreamMetrics(db, now);
  await insert(transcodePresets, ({ transcoding }) => transcoding.presets);
  await insert(transcodeProfiles, ({ transcoding }) => transcoding.profiles);
  await insert(transcodeTemplates, ({ transcoding }) => transcoding.templates);
  await insert(transcodeTemplateProfiles, ({ transcoding }) => transcoding.entries);
  await insert(transcodeChannels, ({ transcoding }) => transcoding.channels);
  await insert(vastCampaigns, ({ ads }) => ads.campaigns);
  await insert(vastCreatives, ({ ads }) => ads.creatives);
  await insert(vastTags, ({ ads }) => ads.tags);
  await insert(channels, ({ linear }) => linear.channels);
  await insert(channelSwitches, ({ linear }) => linear.switches);
  await insert(distributors, ({ hub }) => hub.distributors);
  await insert(deliveries, ({ hub }) => hub.deliveries);
  await insert(ssaiEndpoints, ({ ssai }) => ssai.endpoints);
  await insert(ssaiAds, ({ ssai }) => ssai.ads);
}

function planOf({ appId, edition, createdAt }: (typeof apps)['$inferInsert']): typeof appPlans.$inferInsert {
  return { appId, since: dateOf(createdAt), planId: PLANS[edition].planId };
}
