/** A session as the platform lists it. */
export interface SessionItem {
  id: string;
  /** The browser's `User-Agent`. */
  userAgent: string | null;
  ip?: string | null | undefined;
  /** ISO 8601. */
  createdAt: string;
  lastSeenAt: string | null;
  /** The session of this request. */
  current: boolean;
}
