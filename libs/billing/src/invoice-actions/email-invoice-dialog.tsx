import { ConfirmDialog, usePopUps } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useEmailInvoiceMutation } from '../api/invoices-api';
import type { ChangedInvoiceProps } from './invoice-dialog';

/** Sends the PDF to the recipient; of an overdue invoice as a reminder. */
export function EmailInvoiceDialog({ title, invoice, onClose }: ChangedInvoiceProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const [email] = useEmailInvoiceMutation();
  const { id, status, recipient } = invoice;
  const to = recipient?.email ?? '';
  return (
    <ConfirmDialog
      open
      title={title}
      action={t('invoiceActions.email.submit')}
      run={() => email({ id })}
      onDone={() => message.success(t('invoiceActions.email.done', { to }))}
      onClose={onClose}
    >
      <span style={{ overflowWrap: 'anywhere' }}>
        {t(status === 'overdue' ? 'invoiceActions.email.reminder' : 'invoiceActions.email.effect', { to })}
      </span>
    </ConfirmDialog>
  );
}
