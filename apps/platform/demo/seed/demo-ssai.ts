import { DEFAULT_SETTINGS, VAST_PATH } from '@console/ssai/contract';
import type { ssaiAds, ssaiEndpoints } from '../../src/database/schema';
import { plus } from '../calendar';
import { DAY_MS } from '../../src/time/durations';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';
import type { demoCampaigns } from './demo-campaigns';
import type { DemoStream } from './demo-streams';

interface DemoSsai {
  endpoints: (typeof ssaiEndpoints.$inferInsert)[];
  ads: (typeof ssaiAds.$inferInsert)[];
}

const MACROS = 'session=[SESSIONID]&stream=[STREAMID]&duration=[BREAKMAXDURATION]&cb=[CACHEBUSTING]';

/** An endpoint in front of the stream of an app with campaigns; its ad server is the app's own. */
export function demoSsai(
  { row: { appId } }: DemoApp,
  [stream]: readonly DemoStream[],
  { tags: [tag], campaigns: [campaign], creatives: [creative] }: ReturnType<typeof demoCampaigns>,
  { consoleUrl, now }: { consoleUrl: string; now: Date },
): DemoSsai {
  if (!stream || !tag || !campaign || !creative) return { endpoints: [], ads: [] };
  const adServerUrl = `${new URL(`${VAST_PATH}/${tag.token}`, consoleUrl).href}?${MACROS}`;
  const breaks = { breakSource: 'schedule', everyMinutes: 30, breakSeconds: 15 } as const;
  const ms = creative.durationSeconds * 1_000;
  return {
    endpoints: [
      {
        id: demoId('ssai-endpoint', appId),
        ...{ appId, streamId: stream.id, name: `${stream.name} with ads` },
        settings: { ...DEFAULT_SETTINGS, ...breaks, adServerUrl, viewerData: 'shortened' },
        createdAt: plus(now, -20 * DAY_MS),
      },
    ],
    ads: [
      {
        ...{ id: demoId('ssai-ad', appId), appId, key: demoId('ssai-ad-key', appId).replaceAll('-', '') },
        ...{ adId: demoId('vast-ad', appId), title: creative.name, advertiser: campaign.advertiser },
        ...{ vastUrl: adServerUrl, mediaUrl: creative.mediaFiles[0]?.url ?? '' },
        ...{ declaredMs: ms, ms, state: 'ready', seenAt: now },
      },
    ],
  };
}
