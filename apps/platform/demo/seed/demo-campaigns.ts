import type { vastCampaigns, vastCreatives, vastTags } from '../../src/database/schema';
import { newToken } from '../../src/security/token';
import { plus } from '../calendar';
import { DAY_MS } from '../../src/time/durations';
import { DEMO_ADS_PATH } from '../demo-ads';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';

interface DemoCampaigns {
  campaigns: (typeof vastCampaigns.$inferInsert)[];
  creatives: (typeof vastCreatives.$inferInsert)[];
  tags: (typeof vastTags.$inferInsert)[];
}

const NONE: DemoCampaigns = { campaigns: [], creatives: [], tags: [] };
const PLANS = [
  // Shown a little less often than planned, so that even pacing always has an ad for a break.
  {
    name: 'Trà sen mùa mới',
    advertiser: 'Trà Việt',
    file: 'lotus-tea.mp4',
    seconds: 15,
    from: -12,
    to: 48,
    goal: 34_000,
  },
  {
    name: 'Night market weekend',
    advertiser: 'Saigon Walks',
    file: 'night-market.mp4',
    seconds: 10,
    from: 12,
    to: 19,
    goal: 12_500,
  },
  {
    name: 'Bike to work',
    advertiser: 'Xe Đạp Xanh',
    file: 'bike-to-work.mp4',
    seconds: 15,
    from: -20,
    to: 40,
    goal: 12_500,
    paused: true,
  },
];

/** Campaigns of the second app: one that runs, one that is scheduled, one that is paused. */
export function demoCampaigns(
  { row: { appId } }: DemoApp,
  index: number,
  { consoleUrl, now }: { consoleUrl: string; now: Date },
): DemoCampaigns {
  if (index !== 1) return NONE;
  const campaigns = PLANS.map(({ name, advertiser, from, to, goal, paused = false }) => ({
    id: demoId('vast-campaign', appId, name),
    appId,
    name,
    advertiser,
    priority: 5,
    weight: 1,
    startsAt: plus(now, from * DAY_MS),
    endsAt: plus(now, to * DAY_MS),
    goalImpressions: goal,
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
    createdAt: plus(now, -25 * DAY_MS),
  }));
  const creatives = PLANS.map(({ name, file, seconds }, position) => ({
    id: demoId('vast-creative', appId, name),
    campaignId: campaigns[position]?.id ?? '',
    name: `${name}, ${seconds} s`,
    durationSeconds: seconds,
    mediaFiles: [
      {
        url: new URL(`${DEMO_ADS_PATH}/${file}`, consoleUrl).href,
        type: 'video/mp4' as const,
        width: 640,
        height: 360,
        kbps: 60,
      },
    ],
    clickThrough: 'https://shop.example/',
    trackers: [],
    enabled: true,
    createdAt: plus(now, -25 * DAY_MS),
  }));
  const tags = [{ appId, token: newToken(), createdAt: plus(now, -25 * DAY_MS) }];
  return { campaigns, creatives, tags };
}
