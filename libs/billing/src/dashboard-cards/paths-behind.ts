import type { UsagePeriod } from '../contract';
import { appUsagePath } from '../billing-paths';

/** The invoices behind an amount: of an app or of all. */
export function invoicesBehind(appId: string | undefined, status: 'open' | 'overdue' | 'unpaid'): string {
  const base = appId === undefined ? '/apps/billing' : `/apps/${encodeURIComponent(appId)}`;
  return `${base}/invoice?${new URLSearchParams({ status }).toString()}`;
}

/** The usage behind an amount: of an app, or of all by app. */
export function usageBehind(appId: string | undefined, { from, to }: UsagePeriod): string {
  const period = new URLSearchParams({ from, to });
  return appId === undefined
    ? `/apps/billing/usage?${period.toString()}&view=apps`
    : `${appUsagePath({ appId })}?${period.toString()}`;
}
