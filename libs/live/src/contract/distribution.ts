import { displayName, Email, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { StreamId } from './channels';
import { Rendition, STREAM_STATES, STREAMS_ACCESS } from './streams';

const Count = z.int().nonnegative();

/** Where players and partners fetch the playlists of deliveries; without a session. */
export const HUB_PATH = '/media/hub';

/** A distributor with more is a mistake; media nodes report every delivery, and each push is a connection of theirs. */
export const HUB_LIMITS = {
  deliveries: 50,
  pullsPerChannel: 100,
  pushesPerChannel: 10,
  note: 2_000,
} as const;

/** `expired`: it was active until `expiresAt`. */
export const DISTRIBUTOR_STATES = ['active', 'suspended', 'expired'] as const;
export type DistributorState = (typeof DISTRIBUTOR_STATES)[number];

/**
 * In order of urgency.
 *
 * - `failed`: the media node cannot push; it tries again. See `problem`.
 * - `connecting`: the media node connects to the partner.
 * - `delivering`: the partner receives the channel.
 * - `idle`: the partner pulls nothing.
 * - `off`: the channel is not on air.
 * - `suspended`: the distributor is suspended or expired.
 */
export const DELIVERY_STATES = ['failed', 'connecting', 'delivering', 'idle', 'off', 'suspended'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A channel that a distributor receives. */
export const Delivery = z.object({
  id: z.string(),
  appId: z.string(),
  distributor: z.object({ id: z.string(), name: z.string() }),
  channel: z.object({
    id: z.string(),
    name: z.string(),
    state: z.enum(STREAM_STATES),
    /** Best first; empty unless it is live. */
    renditions: z.array(Rendition),
  }),
  /** `pull`: the partner fetches it as HLS. `push`: a media node sends it over RTMP. */
  kind: z.enum(['pull', 'push']),
  /** Of the partner's HLS playlist, which does not change; of a push, where it goes, without the stream key. */
  url: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** Why a push fails; for operators, in English. */
  problem: z.string().nullable(),
  /** When the push connected or failed. */
  since: Timestamp.nullable(),
  /** Playback sessions of a pull. */
  viewers: Count,
  /** Segments that a slow partner did not take, since the push began. */
  droppedSegments: Count,
  bytesThisMonth: Count,
  lastAt: Timestamp.nullable(),
});
export type Delivery = z.output<typeof Delivery>;

const fields = {
  name: displayName(64),
  /** Whom to write to at the partner. */
  email: Email.nullable(),
  /** Whom the partner writes to; on its page. */
  supportEmail: Email.nullable(),
  note: z.string().trim().max(HUB_LIMITS.note),
  status: z.enum(['active', 'suspended']),
  /** Its deliveries end then. */
  expiresAt: Timestamp.nullable(),
};

/** A partner who receives channels. */
export const Distributor = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  ...fields,
  name: z.string(),
  email: z.string().nullable(),
  supportEmail: z.string().nullable(),
  note: z.string(),
  state: z.enum(DISTRIBUTOR_STATES),
  /** Names, in order. */
  channels: z.array(z.string()),
  /** Also of deliveries that have ended. */
  bytesThisMonth: Count,
  lastAt: Timestamp.nullable(),
  /** When the link to its page was made; null without one. */
  pageSince: Timestamp.nullable(),
  updatedAt: Timestamp,
});
export type Distributor = z.output<typeof Distributor>;

export const DistributorDetail = Distributor.extend({ deliveries: z.array(Delivery) });
export type DistributorDetail = z.output<typeof DistributorDetail>;

export const DISTRIBUTOR_SORTS = ['name', 'appId', 'expiresAt', 'updatedAt'] as const;
export const DELIVERY_SORTS = ['channel', 'distributor', 'lastAt'] as const;

const hub = { group: 'apiAdminBilling', access: STREAMS_ACCESS, inApp: true, extension: true } as const;
const path = '/admin/api/live/distributors' as const;
const params = z.object({ id: z.string().min(1) });
const one = { ...hub, path: `${path}/{id}`, params, response: DistributorDetail } as const;

export const listDistributors = operation({
  ...hub,
  name: 'listDistributors',
  summary: 'Lists the distributors of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: DISTRIBUTOR_SORTS,
    item: Distributor,
    filters: { appId: z.string().min(1), state: z.enum(DISTRIBUTOR_STATES) },
  }),
  response: pageOf(Distributor),
});

export const getDistributor = operation({
  ...one,
  name: 'getDistributor',
  summary: 'One distributor with what it receives',
  method: 'GET',
  etag: true,
});

export const CreateDistributorDto = z.strictObject({
  appId: z.string().min(1),
  ...fields,
  email: fields.email.default(null),
  supportEmail: fields.supportEmail.default(null),
  note: fields.note.default(''),
  status: fields.status.default('active'),
  expiresAt: fields.expiresAt.default(null),
});
export type CreateDistributorDto = z.output<typeof CreateDistributorDto>;

export const createDistributor = operation({
  ...hub,
  name: 'createDistributor',
  summary: 'Adds a distributor to an app',
  method: 'POST',
  path,
  body: CreateDistributorDto,
  response: DistributorDetail,
  status: 201,
  conflict: true,
});

export const UpdateDistributorDto = z.strictObject(fields).partial();

/** Suspending ends playback and pushes within seconds; they continue when the distributor is active again. */
export const updateDistributor = operation({
  ...one,
  name: 'updateDistributor',
  summary: 'Changes or suspends a distributor',
  method: 'PATCH',
  body: UpdateDistributorDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Ends its deliveries and its page. */
export const deleteDistributor = operation({
  ...one,
  name: 'deleteDistributor',
  summary: 'Deletes a distributor with its deliveries',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});

/** An RTMP address without credentials and query. */
export const PushAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^rtmps?:\/\/(?:[\w-]+(?:\.[\w-]+)*|\[[\da-fA-F:.]+\])(?::\d{1,5})?\/[\w./~%-]+$/, {
    error: 'pushAddress',
  });
export const PushKey = z
  .string()
  .trim()
  .regex(/^[!-~]{1,300}$/, { error: 'pushKey' });

export const AddDeliveryDto = z.strictObject({
  streamId: StreamId,
  kind: z.enum(['pull', 'push']),
  /** Of a push: where it goes. */
  url: PushAddress.nullable().default(null),
  /** Of a push; never returned. */
  key: PushKey.nullable().default(null),
});
export type AddDeliveryDto = z.output<typeof AddDeliveryDto>;

/** 409 for a channel that the distributor pulls already. */
export const addDelivery = operation({
  ...one,
  name: 'addDelivery',
  summary: 'Delivers a channel to a distributor',
  method: 'POST',
  path: `${path}/{id}/deliveries`,
  body: AddDeliveryDto,
  status: 201,
  conflict: true,
});

const ofDelivery = params.extend({ deliveryId: z.string().min(1) });

export const UpdateDeliveryDto = z
  .strictObject({
    url: PushAddress,
    /** Never returned; null keeps the present one. */
    key: PushKey.nullable(),
  })
  .partial();

/** The node connects to the new address within seconds. 404 for a pull, which has no address to change. */
export const updateDelivery = operation({
  ...one,
  name: 'updateDelivery',
  summary: 'Changes where a channel is pushed for a distributor',
  method: 'PATCH',
  path: `${path}/{id}/deliveries/{deliveryId}`,
  params: ofDelivery,
  body: UpdateDeliveryDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Ends playback and the push within seconds. Idempotent. */
export const removeDelivery = operation({
  ...one,
  name: 'removeDelivery',
  summary: 'Ends a delivery to a distributor',
  method: 'DELETE',
  path: `${path}/{id}/deliveries/{deliveryId}`,
  params: ofDelivery,
  conflict: true,
});

/** The previous link stops working at once. */
export const issuePartnerPage = operation({
  ...one,
  name: 'issuePartnerPage',
  summary: 'Makes a link to the page of a distributor (shown only once)',
  method: 'POST',
  path: `${path}/{id}/page`,
  response: DistributorDetail.extend({ pageUrl: z.string() }),
});

/** Idempotent. */
export const revokePartnerPage = operation({
  ...one,
  name: 'revokePartnerPage',
  summary: 'Takes the page of a distributor off the web',
  method: 'DELETE',
  path: `${path}/{id}/page`,
  conflict: true,
});

export const listDeliveries = operation({
  ...hub,
  name: 'listDeliveries',
  summary:
    'Lists the channels that distributors of the app of X-App-Id receive, in the admin app of every app',
  method: 'GET',
  path: '/admin/api/live/deliveries',
  query: listQuery({
    sort: DELIVERY_SORTS,
    item: Delivery,
    filters: { appId: z.string().min(1), kind: z.enum(['pull', 'push']) },
  }),
  response: pageOf(Delivery),
});
