import type { ObjectTypes } from '@console/shell-layout';
import { INVOICE_STATUSES } from './contract';
import { invoicePath } from './billing-paths';
import { INVOICE_TONES } from './invoice/use-invoice-status';
import { formatMoney } from './money/money-text';

/** Invoices: staff open them in the list of all apps, unless they work in the invoice's app. */
export const invoiceObjects: ObjectTypes = {
  invoice: {
    path: ({ id, appId }, viewer) => {
      const ofAllApps = viewer.permissions.has('admin-management') && viewer.appId !== appId;
      const base = ofAllApps || appId === null ? '/apps/billing' : `/apps/${encodeURIComponent(appId)}`;
      return invoicePath({ base }, { id });
    },
    texts: ({ title, subtitle, state, amount }, i18n) => {
      const t = i18n.getFixedT(null, 'billing');
      const money =
        amount && formatMoney({ minor: BigInt(amount.total), currency: amount.currency }, i18n.language);
      const status = INVOICE_STATUSES.find((one) => one === state);
      return {
        title,
        detail: [subtitle, money].filter((part) => part !== null).join(', '),
        ...(status && { status: { tone: INVOICE_TONES[status], label: t(`invoiceStatus.${status}`) } }),
      };
    },
  },
};
