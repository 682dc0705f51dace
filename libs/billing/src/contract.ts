export { Currency, CurrencySummary, INVOICE_LINE_KINDS, InvoiceLine, MinorUnits } from './contract/amounts';
export { AppFigures, listAppFigures } from './contract/app-figures';
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
  creditInvoice,
  CreditInvoiceDto,
  emailInvoice,
  getInvoicePdf,
  payInvoice,
  PayInvoiceDto,
  voidInvoice,
  VoidInvoiceDto,
} from './contract/invoice-changes';
export {
  CalendarMonth,
  CreditNote,
  getBillingSummary,
  getInvoice,
  Invoice,
  INVOICE_SORTS,
  INVOICE_STATUS_FILTERS,
  INVOICE_STATUSES,
  InvoiceDetail,
  InvoiceOfApp,
  listAllInvoices,
  listInvoices,
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
export {
  approveQuotaRequest,
  ApproveQuotaRequestDto,
  declineQuotaRequest,
  DeclineQuotaRequestDto,
  listQuotaRequests,
  overrideQuota,
  OverrideQuotaDto,
  QuotaRequest,
  removeQuotaOverride,
  requestQuota,
  RequestQuotaDto,
} from './contract/quota-changes';
export {
  AppPlan,
  changePlan,
  ChangePlanDto,
  listQuotasNearLimit,
  PLAN_ACCESS,
  PlanPreview,
  previewPlan,
  QUOTA_WARNING_PERCENT,
  quotaLevel,
  QuotaOfApp,
  getQuota,
  listQuotaPlans,
  Quota,
  QUOTA_RESOURCES,
  QuotaOverride,
  QuotaPlan,
} from './contract/quotas';
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
  type UsageKind,
} from './contract/usages';
export { decimalText, readDecimal, type Decimal } from './money/decimal';
export { invoiceTotals } from './money/invoice-totals';
export { majorText, minorUnitsOf, moneyOf, priceOf, subtract, sum, type Money } from './money/money';
export { formatDecimal, formatMoney, formatTaxRate, formatUnitPrice } from './money/money-text';
