import type { RateLimitSettings } from '../src/http/rate-limits';

/** Tests create and mail more within an hour than operators do. */
export const HIGH_RATE_LIMITS: RateLimitSettings = {
  perCaller: 10_000,
  perAddress: 10_000,
  mailsPerRecipient: 1_000,
};
