import {
  decimalText,
  minorUnitsOf,
  priceOf,
  readDecimal,
  USAGE_KINDS,
  USAGE_UNITS,
  usageQuantity,
  type UsageAmounts,
  type UsageKind,
  type UsagePeriod,
} from '@console/billing/contract';
import { TAX_RATES, type PlanCurrency } from '../apps/quota-plans';
import type { DraftLine } from '../billing/draft-invoice';

/** Without tax, per unit of usage. */
const PRICES = {
  VND: { live: '7000', transcode: '100', storage: '600', delivery: '500', ads: '12' },
  USD: { live: '0.30', transcode: '0.0042', storage: '0.023', delivery: '0.0195', ads: '0.0005' },
} as const satisfies Record<PlanCurrency, Record<UsageKind, string>>;

/** Charges for what an app has used in a period. */
export function usageLines(
  used: UsageAmounts,
  { from, to }: UsagePeriod,
  currency: PlanCurrency,
): DraftLine[] {
  return USAGE_KINDS.flatMap((kind) => {
    const quantity = usageQuantity(kind, used[USAGE_UNITS[kind].amount]);
    if (quantity.digits === 0n) return [];
    const unitPrice = PRICES[currency][kind];
    return {
      kind,
      edition: null,
      plan: null,
      periodStart: from,
      periodEnd: to,
      quantity: decimalText(quantity),
      unitPrice,
      taxRate: TAX_RATES[currency],
      amount: minorUnitsOf(priceOf(quantity, readDecimal(unitPrice), currency)),
    };
  });
}
