import { z } from 'zod';
import { Timestamp } from './fields';

/** A session of a user, without its token. */
export const SessionItem = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  /** The source address at sign-in; absent on platforms that do not store it. */
  ip: z.string().nullish(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp.nullable(),
  expiresAt: Timestamp,
  current: z.boolean(),
});
export type SessionItem = z.output<typeof SessionItem>;
