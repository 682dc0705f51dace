import { usePopUps } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useVoidInvoiceMutation } from '../api/invoices-api';
import { moneyOf, VoidInvoiceDto } from '../contract';
import { formatMoney } from '../money/money-text';
import type { ChangedInvoiceProps } from './invoice-dialog';
import { CHANGE_INVOICES } from './invoice-access';

export function VoidInvoiceDialog({ title, invoice, onClose }: ChangedInvoiceProps) {
  const { t, i18n } = useTranslation('billing');
  const { message } = usePopUps();
  const [cancel] = useVoidInvoiceMutation();
  const { id, etag, due, currency, number, appName } = invoice;
  return (
    <FormDialog
      title={title}
      requires={CHANGE_INVOICES}
      schema={VoidInvoiceDto}
      initialValues={{ reason: '' }}
      run={(body) => cancel({ id, body, ifMatch: etag })}
      submitLabel={t('invoiceActions.void.action')}
      draftKey={`invoice:void ${id}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('invoiceActions.void.done', { number }));
        onClose();
      }}
    >
      <p style={{ overflowWrap: 'anywhere' }}>
        {t('invoiceActions.void.effect', {
          amount: formatMoney(moneyOf(due, currency), i18n.language),
          app: appName,
        })}
      </p>
      <FormField name="reason" label={t('limits.reason')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
    </FormDialog>
  );
}
