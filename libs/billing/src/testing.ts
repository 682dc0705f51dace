export { QUOTA_PLANS, quotaPlanOutage, quotaPlansListed, quotaPlansSlow } from './testing/quota-handlers';
export { mockBillingInfo, billingInfoSlow, billingInfoError, RECIPIENT } from './testing/payment-handlers';
export { BILLING_TODAY, invoiceDetailOf, invoiceDetailsOf, invoiceRowOf } from './testing/invoice-factory';
export { mockInvoices, invoicesSlow, invoicesUnavailable } from './testing/invoice-handlers';
export {
  cardOf,
  MOCKED_RETURN,
  noPaymentProvider,
  mockPaymentMethods,
  paymentMethodsSlow,
  paymentMethodsUnavailable,
} from './testing/payment-handlers';
export { mockQuotas, quotasOf, quotasSlow, quotasUnavailable } from './testing/quota-handlers';
export { mockUsage, mockUsageDays, usageSlow, usageUnavailable } from './testing/usage-handlers';
export type { MockedUsage } from './testing/usage-handlers';
