import { usePopUps } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCreditInvoiceMutation } from '../api/invoices-api';
import { CreditInvoiceDto, moneyOf } from '../contract';
import { formatMoney } from '../money/money-text';
import type { ChangedInvoiceProps } from './invoice-dialog';
import { MoneyInput } from './money-input';
import { CHANGE_INVOICES } from './invoice-access';

export function CreditInvoiceDialog({ title, invoice, onClose }: ChangedInvoiceProps) {
  const { t, i18n } = useTranslation('billing');
  const { message } = usePopUps();
  const [credit] = useCreditInvoiceMutation();
  const { id, etag, due, total, credited = 0, currency, number } = invoice;
  const left = total - credited;
  const money = (amount: number) => formatMoney(moneyOf(amount, currency), i18n.language);
  const amount = CreditInvoiceDto.shape.amount.refine((value) => value <= left, { error: 'aboveLeft' });
  const schema = CreditInvoiceDto.extend({ amount });
  return (
    <FormDialog
      title={title}
      requires={CHANGE_INVOICES}
      schema={schema}
      initialValues={{ ...(due > 0 && { amount: due }), reason: '' }}
      run={(body) => credit({ id, body, ifMatch: etag })}
      submitLabel={t('invoiceActions.credit.submit')}
      draftKey={`invoice:credit ${id}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('invoiceActions.credit.done', { number }));
        onClose();
      }}
    >
      <FormField
        name="amount"
        label={t('invoiceActions.credit.amount', { currency })}
        help={t('invoiceActions.credit.most', { left: money(left) })}
        rules={{ aboveLeft: t('invoiceActions.credit.tooHigh', { left: money(left) }) }}
      >
        <MoneyInput currency={currency} />
      </FormField>
      <FormField name="reason" label={t('limits.reason')} help={t('invoiceActions.credit.reasonHelp')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
    </FormDialog>
  );
}
