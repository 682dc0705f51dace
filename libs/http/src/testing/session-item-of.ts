import type { SessionItem } from '../contract/session-item';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** A user agent shown as "Safari 18 on iOS". */
export const SAFARI_ON_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** A session of Firefox 143 on Windows on the morning of 1 June 2026, with changes. */
export function sessionItemOf(id: string, changed: Partial<SessionItem> = {}): SessionItem {
  return {
    id,
    userAgent: FIREFOX,
    createdAt: '2026-06-01T01:00:00Z',
    lastSeenAt: '2026-06-01T02:30:00Z',
    expiresAt: '2026-06-01T13:00:00Z',
    current: false,
    ...changed,
  };
}
