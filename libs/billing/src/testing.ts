export {
  QUOTA_PLANS,
  quotaPlanOutage,
  quotaPlansListed,
  quotaPlansSlow,
  mockQuotas,
  quotasOf,
  quotasSlow,
  quotasUnavailable,
} from './testing/quota-handlers';
export {
  mockBillingInfo,
  billingInfoSlow,
  billingInfoError,
  RECIPIENT,
  cardOf,
  MOCKED_RETURN,
  noPaymentProvider,
  mockPaymentMethods,
  paymentMethodsSlow,
  paymentMethodsUnavailable,
} from './testing/payment-handlers';
export { BILLING_TODAY, invoiceDetailOf, invoiceDetailsOf, invoiceRowOf } from './testing/invoice-factory';
export { mockInvoices, invoicesSlow, invoicesUnavailable } from './testing/invoice-handlers';
export {
  mockUsage,
  mockUsageDays,
  usageSlow,
  usageUnavailable,
  type MockedUsage,
} from './testing/usage-handlers';
