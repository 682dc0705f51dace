import type { AdMediaFile, AdTracker } from '@console/ssai/contract';

export interface ServedAd {
  id: string;
  campaign: { id: string; name: string; advertiser: string };
  creative: {
    id: string;
    name: string;
    durationSeconds: number;
    mediaFiles: readonly AdMediaFile[];
    clickThrough: string | null;
    trackers: readonly AdTracker[];
  };
}

/** Events of a linear ad, in the order of the standard. */
const COUNTED_PROGRESS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const;
const SYSTEM = 'Signalbox';

/**
 * A VAST 4.2 document; without ads an empty one. Macros that depend on the ad are replaced, the others are the
 * player's.
 * @param eventUrl The address that counts an event of an ad.
 */
export function vastDocument(
  ads: readonly ServedAd[],
  eventUrl: (ad: ServedAd, event: string) => string,
): string {
  const body = ads.map((ad, index) => adElement(ad, ads.length > 1 ? index + 1 : undefined, eventUrl));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<VAST version="4.2" xmlns="http://www.iab.com/VAST">${body.join('')}</VAST>`,
  ].join('\n');
}

function adElement(
  ad: ServedAd,
  sequence: number | undefined,
  eventUrl: (ad: ServedAd, event: string) => string,
): string {
  const { campaign, creative } = ad;
  const called = (event: string) =>
    creative.trackers.filter((one) => one.event === event).map(({ url }) => withAdMacros(url, ad));
  const urls = (event: string) => [eventUrl(ad, event), ...called(event)];
  const progress = COUNTED_PROGRESS.flatMap((event) =>
    urls(event).map((url) => element('Tracking', text(url), { event })),
  );
  const others = (['mute', 'unmute', 'pause', 'resume', 'skip'] as const).flatMap((event) =>
    called(event).map((url) => element('Tracking', text(url), { event })),
  );
  const clicks = creative.clickThrough !== null && [
    element('ClickThrough', text(withAdMacros(creative.clickThrough, ad))),
    ...urls('click').map((url) => element('ClickTracking', text(url))),
  ];
  const linear = element('Linear', [
    element('TrackingEvents', [...progress, ...others]),
    element('Duration', clock(creative.durationSeconds)),
    element('MediaFiles', creative.mediaFiles.map(mediaFile)),
    ...(clicks ? [element('VideoClicks', clicks)] : []),
  ]);
  const universalId = element('UniversalAdId', text(creative.id), { idRegistry: SYSTEM });
  const inline = element('InLine', [
    element('AdSystem', SYSTEM),
    ...urls('error').map((url) => element('Error', text(withErrorCode(url)))),
    ...urls('impression').map((url) => element('Impression', text(url))),
    element('AdServingId', text(ad.id)),
    element('AdTitle', text(creative.name)),
    element('Advertiser', text(campaign.advertiser)),
    element('Creatives', element('Creative', [universalId, linear], { id: creative.id, sequence: 1 })),
  ]);
  return element('Ad', inline, { id: ad.id, sequence });
}

function mediaFile({ url, type, width, height, kbps }: AdMediaFile): string {
  const delivery = type.startsWith('video/') ? 'progressive' : 'streaming';
  return element('MediaFile', text(url), { delivery, type, width, height, bitrate: kbps ?? undefined });
}

/** Our own address has no query: the macro is appended. */
function withErrorCode(url: string): string {
  return url.includes('[ERRORCODE]') || url.includes('?') ? url : `${url}?code=[ERRORCODE]`;
}

function withAdMacros(url: string, { id, creative }: ServedAd): string {
  const values: Readonly<Record<string, string>> = {
    '[ADSERVINGID]': id,
    '[UNIVERSALADID]': `${SYSTEM} ${creative.id}`,
    '[ADTYPE]': 'video',
  };
  return url.replace(/\[[A-Z]+\]/g, (macro) =>
    Object.hasOwn(values, macro) ? encodeURIComponent(values[macro] ?? '') : macro,
  );
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** @param content Already escaped. */
function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${text(String(value))}"`);
  return `<${name}${written.join('')}>${typeof content === 'string' ? content : content.join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text; removes characters that XML 1.0 cannot contain. */
function text(value: string): string {
  return (
    value
      .toWellFormed()
      // XML 1.0 forbids them, escaped as well.
      .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
      .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  );
}

/** `HH:MM:SS`. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
