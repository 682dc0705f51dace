import type { vastCampaigns, vastCreatives, vastTags } from '../../src/database/schema';
import { newToken } from '../../src/security/token';
import { DAY, plus } from '../calendar';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';

interface DemoCampaigns {
  campaigns: (typeof vastCampaigns.$inferInsert)[];
  creatives: (typeof vastCreatives.$inferInsert)[];
  tags: (typeof vastTags.$inferInsert)[];
}

const NONE: DemoCampaigns = { campaigns: [], creatives: [], tags: [] };
const GOAL = 12_500;
const PLANS = [
  { name: 'Trà sen mùa mới', advertiser: 'Trà Việt', from: -12, to: 18, seconds: 15 },
  { name: 'Night market weekend', advertiser: 'Saigon Walks', from: 12, to: 19, seconds: 30 },
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
  const tags = [{ appId, token: newToken(), createdAt: plus(now, -25 * DAY) }];
  return { campaigns, creatives, tags };
}
