import { Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** One sign-in of a person that is still good. What it is held by, its token, no answer tells. */
export const SessionItem = z.object({
  id: z.string(),
  /** As the browser named itself. */
  userAgent: z.string().nullable(),
  createdAt: Timestamp,
  /** To the minute. */
  lastSeenAt: Timestamp.nullable(),
  expiresAt: Timestamp,
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionItem = z.output<typeof SessionItem>;
