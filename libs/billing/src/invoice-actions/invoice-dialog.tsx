import { formatDay } from '@console/i18n';
import { EmptyState, QueryState, RouteDialog, ConfirmDialog, usePopUps } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInvoiceQuery, useEmailInvoiceMutation } from '../api/invoices-api';
import type { InvoiceDetail } from '../contract';
import { CreditInvoiceDialog } from './credit-invoice-dialog';
import { PayInvoiceDialog } from './pay-invoice-dialog';
import { VoidInvoiceDialog } from './void-invoice-dialog';

export interface OpenedInvoice {
  kind: 'pay' | 'email' | 'credit' | 'void';
  id: string;
  number: string;
}

export interface ChangedInvoiceProps {
  title: string;
  invoice: InvoiceDetail & { etag: string };
  onClose: () => void;
}

const DIALOGS = {
  pay: PayInvoiceDialog,
  email: EmailInvoiceDialog,
  credit: CreditInvoiceDialog,
  void: VoidInvoiceDialog,
};

interface InvoiceDialogProps {
  opened: OpenedInvoice;
  onClose: () => void;
}

/** The form of an action, or why the invoice does not allow it. */
export function InvoiceDialog({ opened: { kind, id, number }, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('billing');
  const problemOf = useStateProblem();
  const result = useGetInvoiceQuery({ id }, { refetchOnMountOrArgChange: true });
  // The version the user sees; a refetch may return a later one.
  const [invoice, setInvoice] = useState<ChangedInvoiceProps['invoice']>();
  if (!invoice && !result.isFetching && result.currentData) setInvoice(result.currentData);
  const title = t(`invoiceActions.${kind}.title`, { number });
  const problem = invoice && problemOf(kind, invoice);
  const Dialog = DIALOGS[kind];
  if (invoice && problem === undefined) return <Dialog title={title} invoice={invoice} onClose={onClose} />;
  if (result.isFetching) return null;
  return (
    <RouteDialog title={title} closeTo={onClose}>
      <QueryState result={result} failed={t('invoice.failed')} missing={t('invoice.notFound')}>
        {() => <EmptyState text={problem ?? ''} />}
      </QueryState>
    </RouteDialog>
  );
}

function useStateProblem() {
  const { t } = useTranslation('billing');
  return (kind: OpenedInvoice['kind'], invoice: InvoiceDetail): string | undefined => {
    const { status, paid, total, credited, issuingDate } = invoice;
    if (credited === undefined) return t('invoiceActions.notOffered');
    if (status === 'draft') return t('invoiceActions.isDraft', { day: formatDay(issuingDate) });
    if (status === 'void') return t('invoiceActions.isVoid');
    if (kind === 'email' && !invoice.recipient) return t('invoiceActions.noRecipient');
    if (kind === 'pay' && status === 'paid') return t('invoiceActions.isPaid');
    if (kind === 'void' && (status === 'paid' || paid > 0 || credited > 0)) {
      return t('invoiceActions.hasPayments');
    }
    if (kind === 'credit' && credited >= total) return t('invoiceActions.isCredited');
    return undefined;
  };
}

/** Sends the PDF to the recipient; of an overdue invoice as a reminder. */
function EmailInvoiceDialog({ title, invoice, onClose }: ChangedInvoiceProps) {
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
