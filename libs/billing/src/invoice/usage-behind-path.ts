import type { BilledApp } from '../billed-app';
import { type InvoiceDetail, type InvoiceLine, usageBehind } from '../contract';

export function usageBehindPath(
  { base, appId: framed }: Pick<BilledApp, 'base' | 'appId'>,
  { appId: billed }: Pick<InvoiceDetail, 'appId'>,
  line: Pick<InvoiceLine, 'kind' | 'periodStart' | 'periodEnd'>,
): string | undefined {
  const use = usageBehind(billed, line);
  if (!use) return undefined;
  const { appId, ...args } = use;
  const query = new URLSearchParams(framed === undefined ? { appId, ...args } : args);
  return `${base}/usage?${query.toString()}`;
}
