import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const BANNER_SEVERITIES = ['info', 'warning', 'critical'] as const;

const bannerFields = {
  severity: z.enum(BANNER_SEVERITIES),
  /** Plain text in both languages; one of them can be empty. */
  en: z.string().trim().max(300),
  vi: z.string().trim().max(300),
  /** Null until it is removed. */
  until: Timestamp.nullable(),
};

export const StatusBanner = z.object({ ...bannerFields, updatedAt: Timestamp, etag: z.string() });
export type StatusBanner = z.output<typeof StatusBanner>;

const CHANGE_BANNER = { 'admin-management': 'every-app' } as const;
const banner = { group: 'apiTenantApp', path: '/admin/api/status-banner', extension: true } as const;

export const getStatusBanner = operation({
  ...banner,
  name: 'getStatusBanner',
  summary: 'A message of the administrators to everybody who is signed in; null without one',
  method: 'GET',
  access: 'session',
  response: z.object({ banner: StatusBanner.nullable() }),
});

export const SetStatusBannerDto = z.strictObject(bannerFields);

/** 400 without a text, and for an end in the past; 412 without the `If-Match` of a banner that is shown. */
export const setStatusBanner = operation({
  ...banner,
  name: 'setStatusBanner',
  summary: 'Shows a message to everybody who is signed in, in place of the current one',
  method: 'PATCH',
  access: CHANGE_BANNER,
  body: SetStatusBannerDto,
  response: StatusBanner,
  ifMatch: true,
});

export const removeStatusBanner = operation({
  ...banner,
  name: 'removeStatusBanner',
  summary: 'Removes the message',
  method: 'DELETE',
  access: CHANGE_BANNER,
  response: z.object({}),
});
