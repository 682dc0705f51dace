export { BILLING_ACCESS } from './contract/billing-access';
export {
  BillingInfo,
  BillingRecipient,
  getAppBillingInfo,
  getBillingInfo,
  NO_PAYMENT_METHOD,
  updateAppBillingInfo,
  UpdateBillingInfoDto,
} from './contract/billing-info';
export {
  CalendarMonth,
  Currency,
  CurrencySummary,
  getBillingSummary,
  getInvoice,
  Invoice,
  INVOICE_LINE_KINDS,
  INVOICE_SORTS,
  INVOICE_STATUS_FILTERS,
  INVOICE_STATUSES,
  InvoiceDetail,
  InvoiceLine,
  InvoiceOfApp,
  listAllInvoices,
  listInvoices,
  MinorUnits,
  Payment,
  usageBehind,
} from './contract/invoices';
export {
  beginPaymentMethod,
  BeginPaymentMethodDto,
  CARD_WARNING_DAYS,
  completePaymentMethod,
  CompletePaymentMethodDto,
  listPaymentMethods,
  makePaymentMethodPrimary,
  PAYMENT_METHOD_KINDS,
  PAYMENT_RETURN,
  PaymentMethod,
  paymentMethodTerm,
  removePaymentMethod,
} from './contract/payment-methods';
export { listQuotasNearLimit, QUOTA_WARNING_PERCENT, quotaLevel, QuotaOfApp } from './contract/quotas';
export { getQuota, listQuotaPlans, Quota, QUOTA_RESOURCES, QuotaPlan } from './contract/quotas';
export {
  AppUsage,
  dayAfter,
  DEFAULT_USAGE_DAYS,
  getOwnUsages,
  getUsageReport,
  getUsages,
  listUsagesByApp,
  MAX_USAGE_DAYS,
  periodBefore,
  USAGE_KINDS,
  USAGE_UNITS,
  UsageAmounts,
  usageDays,
  UsagePeriod,
  usageQuantity,
  UsageReport,
  Usages,
  UsageSums,
} from './contract/usages';
export type { UsageKind } from './contract/usages';
export { decimalText, readDecimal } from './money/decimal';
export type { Decimal } from './money/decimal';
export { invoiceTotals } from './money/invoice-totals';
export { majorText, minorUnitsOf, moneyOf, priceOf, subtract, sum } from './money/money';
export type { Money } from './money/money';
