import type { BilledApp } from './billed-app';
import type { InvoiceDetail, QuotaOfApp, UsagePeriod } from './contract';

type Frame = Pick<BilledApp, 'base' | 'appId'>;

export function invoiceListPath({ base }: Pick<Frame, 'base'>): string {
  return `${base}/invoice`;
}

/** For deleted apps, the list of all apps filtered by App ID. */
export function invoicesOfAppPath({
  appId,
  appDeleted,
}: Pick<InvoiceDetail, 'appId' | 'appDeleted'>): string {
  return appDeleted === true
    ? `/apps/billing/invoice?${new URLSearchParams({ appId }).toString()}`
    : `/apps/${encodeURIComponent(appId)}/invoice`;
}

export function invoicePath(frame: Pick<Frame, 'base'>, { id }: Pick<InvoiceDetail, 'id'>): string {
  return `${invoiceListPath(frame)}/${encodeURIComponent(id)}`;
}

export const QUOTAS_PATH = '/apps/billing/quota';

export function appUsagePath({ appId }: Pick<QuotaOfApp, 'appId'>): string {
  return `/apps/${encodeURIComponent(appId)}/usage`;
}

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
