import {
  displayName,
  Email,
  operation,
  pageOf,
  pageQuery,
  Timestamp,
  URL_MAX,
  WebAddress,
} from '@console/http/contract';
import { z } from 'zod';
import { ALERT_SEVERITIES } from './alerts';
import { ALERTS_ACCESS } from './operations-access';

export const CHANNEL_KINDS = ['email', 'webhook'] as const;
export const CHANNELS_MAX = 20;

const channelFields = {
  name: displayName(80),
  minSeverity: z.enum(ALERT_SEVERITIES),
  enabled: z.boolean(),
};

export const AlertChannel = z.object({
  id: z.string(),
  /** The admin app's channels receive the alerts of every app. */
  appId: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  ...channelFields,
  name: z.string(),
  /** E-mail address or URL. */
  target: z.string(),
  /** Null before the first delivery. */
  lastDelivery: z.object({ at: Timestamp, result: z.enum(['sent', 'failed', 'waiting']) }).nullable(),
  updatedAt: Timestamp,
  /** For `If-Match`. */
  etag: z.string(),
});
export type AlertChannel = z.output<typeof AlertChannel>;

const channels = { group: 'apiAdminBilling', access: ALERTS_ACCESS, inApp: true, extension: true } as const;
const path = '/admin/api/alert/channels' as const;
const oneChannel = { ...channels, params: z.object({ id: z.string().min(1) }) } as const;

export const listAlertChannels = operation({
  ...channels,
  name: 'listAlertChannels',
  summary: 'Lists the channels that receive the alerts of the app of X-App-Id, by name',
  method: 'GET',
  path,
  response: z.object({ data: z.array(AlertChannel) }),
});

/** What a new channel needs, whatever its app. */
export const NewAlertChannel = z.strictObject({
  kind: z.enum(CHANNEL_KINDS),
  name: channelFields.name,
  /** An e-mail address, or the URL of a webhook. */
  target: z.string().trim().min(1).max(URL_MAX),
  minSeverity: channelFields.minSeverity.default('warning'),
  enabled: channelFields.enabled.default(true),
});

export const channelTarget = (kind: unknown) => (kind === 'email' ? Email : WebAddress);

export const CreateAlertChannelDto = NewAlertChannel.extend({ appId: z.string().min(1) }).superRefine(
  ({ kind, target }, context) => {
    const { error } = channelTarget(kind).safeParse(target);
    error?.issues.forEach((issue) => {
      context.addIssue({ ...issue, path: ['target'] });
    });
  },
);

export const UpdateAlertChannelDto = z.strictObject(channelFields).partial();

/** `secret`: the key of a webhook's signatures, shown only once; null for e-mail. */
export const createAlertChannel = operation({
  ...channels,
  name: 'createAlertChannel',
  summary: 'Adds a channel to an app',
  method: 'POST',
  path,
  body: CreateAlertChannelDto,
  response: AlertChannel.extend({ secret: z.string().nullable() }),
  status: 201,
});

export const updateAlertChannel = operation({
  ...oneChannel,
  name: 'updateAlertChannel',
  summary: 'Renames a channel, changes its severity, or turns it on or off',
  method: 'PATCH',
  path: `${path}/{id}`,
  body: UpdateAlertChannelDto,
  response: AlertChannel,
  ifMatch: true,
  conflict: true,
});

/** The earlier secret stops working at once. `secret` is shown only once. 409 for a channel without a webhook. */
export const renewAlertChannelSecret = operation({
  ...oneChannel,
  name: 'renewAlertChannelSecret',
  summary: 'Renews the secret of a webhook’s signatures',
  method: 'POST',
  path: `${path}/{id}/secret`,
  response: AlertChannel.extend({ secret: z.string() }),
  conflict: true,
});

export const deleteAlertChannel = operation({
  ...oneChannel,
  name: 'deleteAlertChannel',
  summary: 'Deletes a channel with its delivery log',
  method: 'DELETE',
  path: `${path}/{id}`,
  response: z.object({}),
  conflict: true,
});

export const DELIVERY_EVENTS = ['raised', 'cleared', 'test'] as const;

export const AlertDelivery = z.object({
  id: z.string(),
  event: z.enum(DELIVERY_EVENTS),
  /** Null for a test. */
  alert: z.object({ id: z.string(), kind: z.string() }).nullable(),
  createdAt: Timestamp,
  attempts: z.int().nonnegative(),
  result: z.enum(['sent', 'failed', 'waiting']),
  /** Of the last response; null without one. */
  statusCode: z.int().nullable(),
  error: z.string().nullable(),
  /** Of the last attempt. */
  milliseconds: z.int().nullable(),
  nextAttemptAt: Timestamp.nullable(),
});
export type AlertDelivery = z.output<typeof AlertDelivery>;

export const sendTestAlert = operation({
  ...oneChannel,
  name: 'sendTestAlert',
  summary: 'Sends a test message to a channel',
  method: 'POST',
  path: `${path}/{id}/test`,
  response: AlertDelivery,
  status: 201,
});

export const listAlertDeliveries = operation({
  ...oneChannel,
  name: 'listAlertDeliveries',
  summary: 'Lists what was sent to a channel, newest first',
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  query: pageQuery,
  response: pageOf(AlertDelivery),
});
