import { Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** A session of a user, without its token. */
export const SessionItem = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp.nullable(),
  expiresAt: Timestamp,
  current: z.boolean(),
});
export type SessionItem = z.output<typeof SessionItem>;
