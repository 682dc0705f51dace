import { operation } from '@console/http/contract';
import { z } from 'zod';
import { Rendition } from './streams';

/** The page of a partner in the console; its token follows. */
export const PARTNER_PATH = '/hub';

/** What a partner sees of its deliveries. */
export const PartnerPage = z.object({
  name: z.string(),
  supportEmail: z.string().nullable(),
  channels: z.array(
    z.object({
      name: z.string(),
      isLive: z.boolean(),
      /** Of an HLS playlist; null for what is pushed to the partner. */
      url: z.string().nullable(),
      renditions: z.array(Rendition.pick({ name: true, width: true, height: true, kbps: true })),
    }),
  ),
});
export type PartnerPage = z.output<typeof PartnerPage>;

/** Unknown and revoked tokens get the same 404. */
export const getPartnerPage = operation({
  name: 'getPartnerPage',
  summary: 'The page of a distributor, for the holder of its link',
  group: 'apiAdminBilling',
  access: 'public',
  method: 'GET',
  path: '/admin/api/live/partner-pages/{token}',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: PartnerPage,
  rateLimit: 'calls',
  extension: true,
});
