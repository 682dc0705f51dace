import type { BilledApp } from './billed-app';
import { type InvoiceDetail, type InvoiceLine, type QuotaOfApp, usageBehind } from './contract';

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

/** Undefined for lines without usage. */
export function usageBehindPath(
  { base, appId: framed }: Frame,
  { appId: billed }: Pick<InvoiceDetail, 'appId'>,
  line: Pick<InvoiceLine, 'kind' | 'periodStart' | 'periodEnd'>,
): string | undefined {
  const use = usageBehind(billed, line);
  if (!use) return undefined;
  const { appId, ...args } = use;
  const query = new URLSearchParams(framed === undefined ? { appId, ...args } : args);
  return `${base}/usage?${query.toString()}`;
}

export const QUOTAS_PATH = '/apps/billing/quota';

export function appUsagePath({ appId }: Pick<QuotaOfApp, 'appId'>): string {
  return `/apps/${encodeURIComponent(appId)}/usage`;
}
