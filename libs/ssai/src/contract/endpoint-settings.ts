import { URL_MAX, WebAddress } from '@console/http/contract';
import { z } from 'zod';

/**
 * Where breaks come from, in addition to those that an operator starts: nowhere, a fixed schedule, or the SCTE-35 cues of
 * the playlist from which the stream is made.
 */
export const BREAK_SOURCES = ['manual', 'schedule', 'cues'] as const;
export type BreakSource = (typeof BREAK_SOURCES)[number];

/** What fills the part of a break that has no ad. */
export const FILLERS = ['slate', 'content'] as const;

/** How much of the viewer's address and user agent the ad server gets. */
export const VIEWER_DATA = ['full', 'shortened', 'none'] as const;

/** Seconds of a break. */
export const BreakSeconds = z.int().min(6).max(300);

/** Macros of an ad server's address. */
export const AD_MACROS = [
  'CACHEBUSTING',
  'TIMESTAMP',
  'BREAKMAXDURATION',
  'SESSIONID',
  'BREAKID',
  'APPID',
  'STREAMID',
  'IPADDRESS',
  'DEVICEUA',
] as const;
export type AdMacro = (typeof AD_MACROS)[number];

/** An http or https address that may contain macros such as `[CACHEBUSTING]`. */
export const MacroUrl = z
  .string()
  .max(URL_MAX)
  .refine((address) => WebAddress.safeParse(address.replaceAll(/[[\]]/g, '')).success, {
    error: 'macroUrl',
  });

export const EndpointSettings = z.strictObject({
  isOn: z.boolean(),
  /** With macros such as `[CACHEBUSTING]`. */
  adServerUrl: MacroUrl,
  breakSource: z.enum(BREAK_SOURCES),
  /** Of scheduled breaks. */
  everyMinutes: z.int().min(1).max(1_440),
  /** Of scheduled breaks, and of cues without a duration. */
  breakSeconds: BreakSeconds,
  /** HLS playlist whose cues are read; empty unless the breaks come from cues. */
  cueUrl: z.union([z.literal(''), WebAddress]),
  filler: z.enum(FILLERS),
  /** Ads may be longer than the break by so much. */
  maxExcessSeconds: z.int().min(0).max(30),
  /** Ads that fill less of a break are not shown. */
  minFillPercent: z.int().min(0).max(100),
  maxAdsPerBreak: z.int().min(1).max(20),
  /** A cue that ends the break returns to the content at once. */
  isEarlyReturn: z.boolean(),
  viewerData: z.enum(VIEWER_DATA),
  /** Beacons whose result is unknown are sent again. */
  isResending: z.boolean(),
  /** Of an ad server's response. */
  decisionTimeoutMs: z.int().min(200).max(5_000),
  /** Of the response with all of its wrappers. */
  totalTimeoutMs: z.int().min(500).max(10_000),
  /** Further viewers get the content without ads. */
  maxSessions: z.int().min(1).max(10_000),
});
export type EndpointSettings = z.output<typeof EndpointSettings>;

export const DEFAULT_SETTINGS: EndpointSettings = {
  isOn: true,
  adServerUrl: '',
  breakSource: 'manual',
  everyMinutes: 15,
  breakSeconds: 30,
  cueUrl: '',
  filler: 'slate',
  maxExcessSeconds: 2,
  minFillPercent: 0,
  maxAdsPerBreak: 10,
  isEarlyReturn: true,
  viewerData: 'full',
  isResending: false,
  decisionTimeoutMs: 3_000,
  totalTimeoutMs: 5_000,
  maxSessions: 500,
};

/** Between the beginnings of scheduled breaks: those that would begin during the one before are left out. */
export function breakIntervalMs({
  everyMinutes,
  breakSeconds,
}: Pick<EndpointSettings, 'everyMinutes' | 'breakSeconds'>): number {
  return everyMinutes * 60_000 * Math.ceil(breakSeconds / 60 / everyMinutes);
}

/** An address with its macros filled in; unknown ones stay. */
export function fillMacros(address: string, values: Readonly<Record<AdMacro, string>>): string {
  const known = new Map<string, string>(Object.entries(values));
  return address.replaceAll(/\[([A-Z]+)\]/g, (macro, name: string) => {
    const value = known.get(name);
    return value === undefined ? macro : encodeURIComponent(value);
  });
}
