import { fillBreak, fillMacros } from '@console/ssai/contract';
import { loadVast, type OutgoingClient } from '@console/server-kit';
import type { ssaiEndpoints } from '../database/schema';

type Endpoint = typeof ssaiEndpoints.$inferSelect;

const SESSION = 'test';

/** Requests the ad server of an endpoint for a break that never happens. */
export async function tryAdServer(
  { id, appId, streamId, settings }: Endpoint,
  client: OutgoingClient,
  now: Date,
) {
  const plannedMs = settings.breakSeconds * 1_000;
  const values = {
    CACHEBUSTING: String(now.getTime() % 100_000_000).padStart(8, '0'),
    TIMESTAMP: now.toISOString(),
    BREAKMAXDURATION: String(settings.breakSeconds),
    SESSIONID: SESSION,
    BREAKID: id,
    APPID: appId,
    STREAMID: streamId,
    IPADDRESS: '',
    DEVICEUA: '',
  };
  const url = fillMacros(settings.adServerUrl, values);
  const { result, problem, requests, xml, ads } = await loadVast({
    url,
    headers: { 'User-Agent': 'Signalbox' },
    timeoutMs: settings.decisionTimeoutMs,
    totalMs: settings.totalTimeoutMs,
    client,
  });
  const offered = ads.map(({ declaredMs, problem: skip }) => ({ ms: declaredMs ?? 0, skip }));
  const { skips, filledMs } = fillBreak(offered, plannedMs, settings);
  return {
    requests,
    result,
    problem,
    vast: xml.slice(0, 65_536),
    ads: ads.map(({ adId, title, advertiser, declaredMs, media }, index) => ({
      ...{ adId, title, advertiser, declaredMs },
      mediaUrl: media[0]?.url ?? null,
      skip: skips[index] ?? null,
    })),
    plannedMs,
    filledMs,
  };
}
