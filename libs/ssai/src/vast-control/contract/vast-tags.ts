import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { VAST_ACCESS } from './vast-access';

/** Where players fetch VAST documents and report events; without a session. */
export const VAST_PATH = '/media/vast';

export const VastTag = z.object({
  appId: z.string(),
  /** The address that players call; null while the app has none. It contains a public token. */
  url: z.string().nullable(),
  createdAt: Timestamp.nullable(),
  /** Requests and served ads of the last 24 hours. */
  lastDay: z.object({
    requests: z.int().nonnegative(),
    /** Requests that got at least one ad. */
    filled: z.int().nonnegative(),
  }),
});
export type VastTag = z.output<typeof VastTag>;

const tag = {
  group: 'apiAdminBilling',
  path: '/admin/api/vast/tags/{id}',
  params: z.object({ id: z.string().min(1) }),
  access: VAST_ACCESS,
  appParam: 'id',
  response: VastTag,
  extension: true,
} as const;

export const getVastTag = operation({
  ...tag,
  name: 'getVastTag',
  summary: 'The ad tag of an app',
  method: 'GET',
});

/** The previous address stops working at once. */
export const issueVastTag = operation({
  ...tag,
  name: 'issueVastTag',
  summary: 'Gives an app a new ad tag',
  method: 'POST',
});

/** Idempotent. */
export const revokeVastTag = operation({
  ...tag,
  name: 'revokeVastTag',
  summary: 'Takes the ad tag of an app out of service',
  method: 'DELETE',
  conflict: true,
});
