import type { BilledApp } from './billed-app';
import type { InvoiceDetail, QuotaOfApp } from './contract';

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
