import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  createVastCampaign,
  createVastCreative,
  getVastCampaign,
  getVastStatistics,
  getVastTag,
  issueVastTag,
  listVastCampaigns,
  listVastCreatives,
  updateVastCampaign,
  validateVast,
  type VastCampaign,
  type VastCreative,
  type VastReport,
} from '../contract';

/** An active campaign with the given number in its name. */
export function campaignOf(number: number, more: Partial<VastCampaign> = {}): VastCampaign {
  return {
    id: `campaign-${String(number)}`,
    appId: 'studio-1',
    appName: 'Studio 1',
    name: `Campaign ${String(number)}`,
    advertiser: 'Vinamilk',
    priority: 5,
    weight: 1,
    startsAt: '2026-06-01T00:00:00.000Z',
    endsAt: '2026-06-30T23:59:59.000Z',
    goalImpressions: 100_000,
    dailyCap: null,
    sessionCap: 2,
    pacing: 'even',
    timezone: 'Asia/Ho_Chi_Minh',
    streamIds: [],
    streams: [],
    devices: [],
    days: [],
    fromHour: 0,
    toHour: 24,
    paused: false,
    status: 'active',
    creatives: 1,
    impressions: 24_000,
    impressionsToday: 1_200,
    createdAt: '2026-05-30T04:00:00.000Z',
    ...more,
  };
}

const DAY_MS = 24 * 3_600_000;
const FIRST_DAY = Date.parse('2026-06-02T17:00:00.000Z');

/** A platform with these campaigns; call `reset` before each story. */
export function mockVast(initial: readonly VastCampaign[], report?: VastReport) {
  const campaigns = mockItems(initial);
  const creatives = mockItems<VastCreative>();
  let url: string | null = null;
  const tagOf = (appId: string) => ({
    appId,
    url,
    createdAt: url === null ? null : '2026-06-08T04:00:00.000Z',
    lastDay: { requests: 4_000, filled: 3_000 },
  });
  return {
    reset: () => {
      campaigns.reset();
      creatives.reset();
      url = null;
    },
    handlers: [
      mock(listVastCampaigns, ({ query }) => listResponse(campaigns.all, query)),
      mock(getVastCampaign, ({ params }) => campaigns.find(params.id)),
      mock(createVastCampaign, ({ body }) =>
        campaigns.add(
          campaignOf(campaigns.all.length + 1, {
            ...body,
            status: 'no-creative',
            creatives: 0,
            impressions: 0,
            impressionsToday: 0,
          }),
        ),
      ),
      mock(updateVastCampaign, ({ params, body: { paused = false } }) =>
        campaigns.change(params.id, { paused, status: paused ? 'paused' : 'active' }),
      ),
      mock(getVastStatistics, () => ({
        totals: {
          served: 9_000,
          impressions: 8_100,
          starts: 8_000,
          firstQuartiles: 7_400,
          midpoints: 7_000,
          thirdQuartiles: 6_800,
          completes: 6_500,
          clicks: 120,
          errors: 14,
        },
        points: Array.from({ length: 7 }, (_, day) => ({
          at: new Date(FIRST_DAY + day * DAY_MS).toISOString(),
          served: 1_300,
          impressions: 1_000 + 50 * day,
          planned: 1_150,
        })),
      })),
      mock(listVastCreatives, () => ({ data: creatives.all })),
      mock(createVastCreative, ({ params, body }) =>
        creatives.add({
          ...body,
          id: `creative-${String(creatives.all.length + 1)}`,
          campaignId: params.campaignId,
          impressions: 0,
          createdAt: '2026-06-08T04:00:00.000Z',
          etag: '"1"',
        }),
      ),
      mock(getVastTag, ({ params }) => tagOf(params.id)),
      mock(issueVastTag, ({ params }) => {
        url = 'https://console.example/media/vast/token';
        return tagOf(params.id);
      }),
      mock(validateVast, () => report ?? respondWithError(400)),
    ],
  };
}
