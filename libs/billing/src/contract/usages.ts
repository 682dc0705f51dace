import { operation } from '@console/http/contract';
import { z } from 'zod';

const Count = z.int().nonnegative();

/** What is counted, and later billed. */
export const UsageAmounts = z.object({
  /** Kept at the end of the day; of several days, the most that was kept. */
  storageBytes: Count,
  egressBytes: Count,
  transcodeSeconds: Count,
  liveSeconds: Count,
});

/** An app's use of the platform. Days and months are those of UTC. @see docs/behaviour.md 7.4 */
export const Usages = z.object({
  appId: z.string(),
  /** The running month so far. */
  current: UsageAmounts,
  /** The last 90 days, oldest first; a day without use is left out. */
  days: z.array(UsageAmounts.extend({ day: z.iso.date() })),
});
export type Usages = z.output<typeof Usages>;

const usages = { group: 'apiAdminBilling', method: 'GET', answer: Usages } as const;

export const getUsages = operation({
  ...usages,
  name: 'getUsages',
  summary: 'What one app has used',
  path: '/admin/api/billing/usages',
  access: 'admin-management',
  query: z.strictObject({ appId: z.string().min(1) }),
});

export const getOwnUsages = operation({
  ...usages,
  name: 'getOwnUsages',
  summary: 'What the app of X-App-Id has used',
  path: '/api/billing/usages',
  access: 'management',
});
