import type { QuotaOfApp } from '../contract';

export const QUOTAS_PATH = '/apps/billing/quota';

/** Where one app's quotas stand, above its use. */
export function appUsagePath({ appId }: Pick<QuotaOfApp, 'appId'>): string {
  return `/apps/${encodeURIComponent(appId)}/usage`;
}
