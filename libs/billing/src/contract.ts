export { BillingInfo, getBillingInfo, NO_PAYMENT_METHOD } from './contract/billing-info';
export { Currency, Invoice, INVOICE_STATUSES, listInvoices, MinorUnits } from './contract/invoices';
export { listPaymentMethods, PAYMENT_METHOD_KINDS, PaymentMethod } from './contract/payment-methods';
export { getQuota, listQuotaPlans, Quota, QUOTA_RESOURCES, QuotaPlan } from './contract/quotas';
export { getOwnUsages, getUsages, UsageAmounts, Usages } from './contract/usages';
