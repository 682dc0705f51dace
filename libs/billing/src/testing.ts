export {
  QUOTA_PLANS,
  quotaPlanOutage,
  quotaPlansListed,
  quotaPlansSlow,
} from './testing/quota-plan-handlers';
export {
  billingInfoKept,
  billingInfoSlow,
  billingInfoUnavailable,
  RECIPIENT,
} from './testing/billing-info-handlers';
export { BILLING_TODAY, invoiceDetailOf, invoiceDetailsOf, invoiceRowOf } from './testing/invoice-factory';
export { invoicesKept, invoicesSlow, invoicesUnavailable } from './testing/invoice-handlers';
export {
  cardOf,
  MOCKED_RETURN,
  noPaymentProvider,
  paymentMethodsKept,
  paymentMethodsSlow,
  paymentMethodsUnavailable,
} from './testing/payment-method-handlers';
export { quotasKept, quotasOf, quotasSlow, quotasUnavailable } from './testing/quota-handlers';
export { usageKept, usageOf, usageSlow, usageUnavailable } from './testing/usage-handlers';
export type { MockedUsage } from './testing/usage-handlers';
