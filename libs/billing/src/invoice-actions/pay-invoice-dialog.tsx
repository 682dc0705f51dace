import { formatDate } from '@console/i18n';
import { useNow, usePopUps, useZone } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePayInvoiceMutation } from '../api/invoices-api';
import { moneyOf, PayInvoiceDto } from '../contract';
import { formatMoney } from '../money/money-text';
import type { ChangedInvoiceProps } from './invoice-dialog';
import { CHANGE_INVOICES } from './invoice-access';

const MINUTE_MS = 60_000;

export function PayInvoiceDialog({ title, invoice, onClose }: ChangedInvoiceProps) {
  const { t, i18n } = useTranslation('billing');
  const { message } = usePopUps();
  const [pay] = usePayInvoiceMutation();
  const { id, etag, due, currency, number } = invoice;
  const today = formatDate(useNow(MINUTE_MS), useZone());
  return (
    <FormDialog
      title={title}
      requires={CHANGE_INVOICES}
      schema={PayInvoiceDto}
      initialValues={{ paidOn: today, reference: '' }}
      run={(body) => pay({ id, body, ifMatch: etag })}
      submitLabel={t('invoiceActions.pay.action')}
      draftKey={`invoice:pay ${id}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('invoiceActions.pay.done', { number }));
        onClose();
      }}
    >
      <p>{t('invoiceActions.pay.effect', { amount: formatMoney(moneyOf(due, currency), i18n.language) })}</p>
      <FormField name="paidOn" label={t('invoiceActions.pay.paidOn')}>
        <Input type="date" max={today} />
      </FormField>
      <FormField
        name="reference"
        label={t('invoiceActions.pay.reference')}
        help={t('invoiceActions.pay.referenceHelp')}
      >
        <Input autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
