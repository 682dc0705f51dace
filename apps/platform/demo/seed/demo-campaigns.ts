import type {
  vastCampaigns,
  vastCounts,
  vastCreatives,
  vastRequests,
  vastTags,
} from '../../src/database/schema';
import { newToken } from '../../src/security/token';
import { DAY, HOUR, plus } from '../calendar';
import { demoId, Random } from '../random';
import type { DemoApp } from './demo-apps';

interface DemoCampaigns {
  campaigns: (typeof vastCampaigns.$inferInsert)[];
  creatives: (typeof vastCreatives.$inferInsert)[];
  counts: (typeof vastCounts.$inferInsert)[];
  tags: (typeof vastTags.$inferInsert)[];
  requests: (typeof vastRequests.$inferInsert)[];
}

const NONE: DemoCampaigns = { campaigns: [], creatives: [], counts: [], tags: [], requests: [] };
const GOAL = 400_000;
const [DAYS_BEHIND, DAYS_AHEAD] = [12, 18];
const PLANS = [
  { name: 'Trà sen mùa mới', advertiser: 'Trà Việt', from: -DAYS_BEHIND, to: DAYS_AHEAD, seconds: 15 },
  { name: 'Night market weekend', advertiser: 'Saigon Walks', from: 4, to: 11, seconds: 30 },
  { name: 'Bike to work', advertiser: 'Xe Đạp Xanh', from: -20, to: 40, seconds: 20, paused: true },
];

/** Campaigns of the second app: one that runs, one that is scheduled, one that is paused. */
export function demoCampaigns({ row: { appId } }: DemoApp, index: number, now: Date): DemoCampaigns {
  if (index !== 1) return NONE;
  const campaigns = PLANS.map(({ name, advertiser, from, to, paused = false }) => ({
    id: demoId('vast-campaign', appId, name),
    appId,
    name,
    advertiser,
    priority: 5,
    weight: 1,
    startsAt: plus(now, from * DAY),
    endsAt: plus(now, to * DAY),
    goalImpressions: GOAL,
    sessionCap: 4,
    pacing: 'even' as const,
    timezone: 'Asia/Ho_Chi_Minh',
    streamIds: [],
    devices: [],
    days: [],
    fromHour: 0,
    toHour: 24,
    paused,
    impressions: 0,
    createdAt: plus(now, -25 * DAY),
  }));
  const creatives = PLANS.map(({ name, seconds }, position) => ({
    id: demoId('vast-creative', appId, name),
    campaignId: campaigns[position]?.id ?? '',
    name: `${name}, ${seconds} s`,
    durationSeconds: seconds,
    mediaFiles: [
      {
        url: `https://ads.example/spot-${position + 1}.mp4`,
        type: 'video/mp4' as const,
        width: 1280,
        height: 720,
        kbps: 2_000,
      },
    ],
    clickThrough: 'https://shop.example/',
    trackers: [],
    enabled: true,
    createdAt: plus(now, -25 * DAY),
  }));
  const [running, creative] = [campaigns[0], creatives[0]];
  if (!running || !creative) return NONE;
  const hours = Array.from({ length: DAYS_BEHIND * 24 }, (_, ago) => hourBefore(now, ago));
  const counts = hours.map((hour) => countsOf(running.id, creative.id, hour));
  running.impressions = counts.reduce((sum, { impressions }) => sum + impressions, 0);
  const requests = counts.map(({ hour, served }) => ({
    appId,
    hour,
    requests: Math.round(served * 1.2),
    filled: served,
  }));
  const tags = [{ appId, token: newToken(), createdAt: plus(now, -25 * DAY) }];
  return { campaigns, creatives, counts, tags, requests };
}

function hourBefore(now: Date, ago: number): Date {
  return new Date(Math.floor(now.getTime() / HOUR) * HOUR - ago * HOUR);
}

/** Busiest at nine in the evening, Vietnam time; later quartiles have fewer viewers. */
function countsOf(campaignId: string, creativeId: string, hour: Date) {
  const average = GOAL / (DAYS_BEHIND + DAYS_AHEAD) / 24;
  const evening = 1 + 0.8 * Math.cos(((hour.getUTCHours() - 14) / 12) * Math.PI);
  const served = Math.round((average * evening * Random.of('vast', hour.getTime()).within(95, 110)) / 100);
  const share = (part: number) => Math.round(served * part);
  return {
    ...{ campaignId, creativeId, hour, served, impressions: share(0.96), starts: share(0.955) },
    ...{ firstQuartiles: share(0.91), midpoints: share(0.87), thirdQuartiles: share(0.84) },
    ...{ completes: share(0.81), clicks: share(0.006), errors: share(0.004) },
  };
}
