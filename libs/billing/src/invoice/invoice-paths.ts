import type { BilledApp } from '../billed-app/use-billed-app';
import { usageBehind, type InvoiceDetail, type InvoiceLine } from '../contract';

type Frame = Pick<BilledApp, 'base' | 'appId'>;

export function invoiceListPath({ base }: Pick<Frame, 'base'>): string {
  return `${base}/invoice`;
}

/** The invoices of one app: on the app's page, or, of a deleted app, among those of all apps. */
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

/** Where the use behind a line is shown, in the frame that the invoice is read in; undefined for a line without any. */
export function usageBehindPath(
  { base, appId: framed }: Frame,
  { appId: billed }: Pick<InvoiceDetail, 'appId'>,
  line: Pick<InvoiceLine, 'kind' | 'periodStart' | 'periodEnd'>,
): string | undefined {
  const use = usageBehind(billed, line);
  if (!use) return undefined;
  const { appId, ...asked } = use;
  const query = new URLSearchParams(framed === undefined ? { appId, ...asked } : asked);
  return `${base}/usage?${query.toString()}`;
}
