import { operation, WebAddress } from '@console/http/contract';
import { z } from 'zod';
import { VAST_ACCESS } from './vast-access';

/** Error codes of VAST 4.2 that the validator reports. */
export const VAST_CODES = [
  100, 101, 102, 200, 300, 301, 302, 303, 400, 401, 402, 403, 500, 600, 900,
] as const;
export type VastCode = (typeof VAST_CODES)[number];

/** Wrappers that the validator follows one after another. */
export const WRAPPERS_MAX = 7;
/** Characters of a document that is pasted. */
export const VAST_XML_MAX = 256 * 1024;

const Count = z.int().nonnegative();

export const VastIssue = z.object({
  code: z.literal(VAST_CODES),
  severity: z.enum(['error', 'warning']),
  /** The element or URL concerned, or the cause, in English. */
  detail: z.string(),
});
export type VastIssue = z.output<typeof VastIssue>;

export const ReportedMediaFile = z.object({
  url: z.string(),
  type: z.string(),
  delivery: z.string(),
  width: Count.nullable(),
  height: Count.nullable(),
  /** HTTP status of the file; null if it was not requested or did not respond. */
  status: Count.nullable(),
});
export type ReportedMediaFile = z.output<typeof ReportedMediaFile>;

export const ReportedCreative = z.object({
  id: z.string(),
  kind: z.enum(['linear', 'nonlinear', 'companion']),
  durationSeconds: z.number().nonnegative().nullable(),
  mediaFiles: z.array(ReportedMediaFile),
  trackingEvents: Count,
});
export type ReportedCreative = z.output<typeof ReportedCreative>;

export const ValidatedAd = z.object({
  id: z.string(),
  kind: z.enum(['inline', 'wrapper']),
  system: z.string(),
  title: z.string(),
  advertiser: z.string(),
  sequence: Count.nullable(),
  impressions: Count,
  /** Where a wrapper leads. */
  wrapperUrl: z.string().nullable(),
  creatives: z.array(ReportedCreative),
});
export type ValidatedAd = z.output<typeof ValidatedAd>;

/** One document of the wrapper chain. */
export const VastHop = z.object({
  /** Null for a document that was pasted. */
  url: z.string().nullable(),
  /** The index of the document that leads here; null for the first one. */
  from: Count.nullable(),
  /** Wrappers before it. */
  depth: Count,
  /** HTTP status; null without a response. */
  status: Count.nullable(),
  milliseconds: Count,
  bytes: Count,
  /** Of VAST; empty if unknown. */
  version: z.string(),
  ads: z.array(ValidatedAd),
  issues: z.array(VastIssue),
});
export type VastHop = z.output<typeof VastHop>;

export const VastReport = z.object({
  /** In the order of requests. */
  hops: z.array(VastHop),
  milliseconds: Count,
  /** The document of the first hop, shortened. */
  xml: z.string(),
});
export type VastReport = z.output<typeof VastReport>;

export const ValidateVastDto = z.strictObject({
  /** A URL, or a VAST document. */
  source: z
    .string()
    .trim()
    .max(VAST_XML_MAX)
    .refine((source) => source.startsWith('<') || WebAddress.safeParse(source).success, {
      error: 'vastSource',
    }),
});

/** Requests to private addresses are rejected. Media files are requested with HEAD. */
export const validateVast = operation({
  name: 'validateVast',
  summary: 'Checks a VAST document, given or at a URL, and the wrappers that it leads to',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/vast/validate',
  access: VAST_ACCESS,
  inApp: true,
  extension: true,
  body: ValidateVastDto,
  response: VastReport,
  rateLimit: 'calls',
});
