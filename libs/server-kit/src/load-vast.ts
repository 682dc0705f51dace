import { z } from 'zod';
import { PAUSED } from './circuit-breaker';
import { followRedirects } from './download';
import type { OutgoingClient } from './outgoing-client';
import { parseXml } from './parse-xml';

const MAX_WRAPPERS = 7;
const MAX_BYTES = 262_144;

/** A linear ad, as the ad server offers it. */
export interface VastAd {
  adId: string;
  creativeId: string;
  title: string;
  advertiser: string;
  declaredMs: number | null;
  media: { url: string; type: string; width: number; height: number; kbps: number }[];
  impressions: string[];
  /** Addresses by event, such as `firstQuartile`. */
  tracking: Readonly<Record<string, readonly string[]>>;
  /** It has no creative: the chain of wrappers failed, or there is no media file. */
  problem: 'wrapper-failed' | 'no-media' | null;
}

export interface VastRequest {
  url: string;
  status: number | null;
  ms: number;
  error: string | null;
}

export interface VastResult {
  result: 'ads' | 'empty' | 'timeout' | 'error' | 'blocked';
  problem: string | null;
  /** The ad server first, then each wrapper. */
  requests: VastRequest[];
  /** The first response. */
  xml: string;
  /** Those of a pod first, in its order. */
  ads: VastAd[];
}

export interface VastRequestOptions {
  headers: Readonly<Record<string, string>>;
  /** Of each request. */
  timeoutMs: number;
  client: Pick<OutgoingClient, 'send'>;
}

interface Options extends VastRequestOptions {
  url: string;
  /** Of all requests together. */
  totalMs: number;
}

const Url = z.string().transform((text) => text.trim());
const Urls = z.array(Url).catch([]);
const Linear = z.object({
  type: z.literal('linear'),
  id: z.string().nullish(),
  adId: z.string().nullish(),
  duration: z.number().nullish(),
  mediaFiles: z.array(
    z.object({
      fileURL: Url.nullish(),
      mimeType: z.string().nullish(),
      width: z.number().catch(0),
      height: z.number().catch(0),
      bitrate: z.number().catch(0),
    }),
  ),
  trackingEvents: z.record(z.string(), Urls).catch({}),
});
const ParsedAd = z.object({
  id: z.string().nullish(),
  sequence: z.coerce.number().nullish().catch(null),
  title: z.string().nullish(),
  advertiser: z
    .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
    .nullish(),
  impressionURLTemplates: z.array(z.object({ url: Url })).catch([]),
  creatives: z.array(z.unknown()),
});
const Parsed = z.object({ ads: z.array(ParsedAd) });
const ParserError = z.object({ ERRORCODE: z.coerce.number(), system: z.unknown() });

/** Requests an ad server, follows up to seven wrappers and returns the linear ads. Never throws. */
export async function loadVast(options: Options): Promise<VastResult> {
  const requests: VastRequest[] = [];
  const deadline = performance.now() + options.totalMs;
  const failed: VastAd[] = [];
  let first: string | undefined;
  // Loaded on demand: most servers never request ads.
  const { VASTClient } = await import('@dailymotion/vast-client');
  const client = new VASTClient();
  client.getParser().on('VAST-error', (event: unknown) => {
    const { data } = z.object({ data: ParserError }).safeParse({ data: event });
    if (data && data.data.system !== undefined) failed.push(failedAd(data.data.ERRORCODE));
  });
  const urlHandler = {
    get: async (url: string) => {
      const request: VastRequest = { url, status: null, ms: 0, error: null };
      requests.push(request);
      const { text, ...outcome } = await fetchVast(url, options, deadline);
      Object.assign(request, outcome);
      first ??= text;
      if (outcome.error !== null) return { error: outcome.error };
      return { xml: await parseXml(text), details: { byteLength: text.length } };
    },
  };
  try {
    const settings = { resolveAll: true, wrapperLimit: MAX_WRAPPERS + 1, urlHandler };
    const { ads } = Parsed.parse(await client.get(options.url, settings));
    const offered = ads
      .toSorted((one, other) => (one.sequence ?? Infinity) - (other.sequence ?? Infinity) || 0)
      .map(adOf);
    const all = [...offered, ...failed];
    const isLate = requests.some(({ error }) => isVastTimeout(error));
    const result = all.some(({ problem }) => problem === null) ? 'ads' : isLate ? 'timeout' : 'empty';
    return { result, problem: null, requests, xml: first ?? '', ads: all };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const result = problem === PAUSED ? 'blocked' : isVastTimeout(problem) ? 'timeout' : 'error';
    return { result, problem, requests, xml: first ?? '', ads: failed };
  }
}

/** A longer ad does not say how long it is. */
const MAX_AD_SECONDS = 86_400;

/** Whether a request failed because the server was too slow. */
export function isVastTimeout(problem: string | null): boolean {
  return problem?.startsWith('No response within') ?? false;
}

function failedAd(code: number): VastAd {
  const problem = code >= 300 && code <= 302 ? 'wrapper-failed' : 'no-media';
  return {
    ...{ adId: '', creativeId: '', title: '', advertiser: '', declaredMs: null, media: [], impressions: [] },
    tracking: {},
    problem,
  };
}

function adOf(ad: z.output<typeof ParsedAd>): VastAd {
  const linear = ad.creatives.map((creative) => Linear.safeParse(creative).data).find(Boolean);
  const media = (linear?.mediaFiles ?? []).flatMap(({ fileURL, mimeType, width, height, bitrate }) =>
    fileURL && /^https?:/i.test(fileURL)
      ? [{ url: fileURL, type: mimeType ?? '', width, height, kbps: bitrate }]
      : [],
  );
  const seconds = linear?.duration ?? -1;
  return {
    adId: ad.id ?? '',
    creativeId: linear?.adId ?? linear?.id ?? '',
    title: ad.title ?? '',
    advertiser: ad.advertiser ?? '',
    declaredMs: seconds >= 0 && seconds <= MAX_AD_SECONDS ? Math.round(seconds * 1_000) : null,
    media,
    impressions: ad.impressionURLTemplates.map(({ url }) => url).filter((url) => url !== ''),
    tracking: linear?.trackingEvents ?? {},
    problem: media.length === 0 ? 'no-media' : null,
  };
}

/**
 * One request to an ad server, with its redirects. Never throws. A response without content is an empty document.
 * @param deadline By `performance.now()`, for all requests together.
 */
export async function fetchVast(
  url: string,
  options: VastRequestOptions,
  deadline: number,
): Promise<Omit<VastRequest, 'url'> & { text: string }> {
  const startedAt = performance.now();
  const passed = () => Math.round(performance.now() - startedAt);
  let status: number | null = null;
  try {
    const { timeoutMs, headers } = options;
    const limits = { timeoutMs, deadline, maxBytes: MAX_BYTES };
    const { body, ...response } = await followRedirects(options.client, url, limits, headers);
    status = response.status;
    if (status === 204) return { status, ms: passed(), error: null, text: EMPTY };
    if (status !== 200) throw new Error(`The ad server returned ${status}.`);
    return { status, ms: passed(), error: null, text: body.toString('utf8') };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { status, ms: passed(), error: problem, text: '' };
  }
}

const EMPTY = '<VAST version="4.2"/>';
