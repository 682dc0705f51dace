import CheckOutlined from '@ant-design/icons/CheckOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { saveFile, type PageAction } from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { useActionDenial } from '@console/shell-layout';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetInvoicePdfQuery } from '../api/invoices-api';
import { BILLING_ACCESS, PLAN_ACCESS, type Invoice } from '../contract';
import { CHANGE_INVOICES } from './invoice-access';
import type { OpenedInvoice } from './invoice-dialog';

const InvoiceDialog = lazyComponent(async () => (await import('./invoice-dialog')).InvoiceDialog);

type ListedInvoice = Pick<Invoice, 'id' | 'number' | 'status'>;

const KINDS = ['pay', 'email', 'credit', 'void'] as const;

/** What can be done with an invoice, and the dialog that an action opened. */
export function useInvoiceActions(): {
  actionsOf: (invoice: ListedInvoice) => PageAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation('billing');
  const [opened, setOpened] = useState<OpenedInvoice>();
  const isStaff = useActionDenial({ access: PLAN_ACCESS }) === undefined;
  const [readPdf] = useLazyGetInvoicePdfQuery({ selectFromResult: () => ({}) });
  const download = async (id: string, number: string) => {
    const { data } = await readPdf({ id });
    if (data === undefined) return;
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    saveFile(new Blob([bytes], { type: 'application/pdf' }), `${number}.pdf`);
  };
  const icons = {
    pay: <CheckOutlined aria-hidden />,
    email: <MailOutlined aria-hidden />,
    credit: <MinusCircleOutlined aria-hidden />,
    void: <StopOutlined aria-hidden />,
  };
  return {
    actionsOf: ({ id, number, status }) => [
      {
        key: 'pdf',
        label: t('invoiceActions.pdf'),
        icon: <FilePdfOutlined aria-hidden />,
        requires: { access: BILLING_ACCESS },
        run: () => void download(id, number),
      },
      ...(isStaff && status !== 'draft'
        ? KINDS.filter((kind) => kind !== 'pay' || !['paid', 'void'].includes(status)).map((kind) => ({
            key: kind,
            label: t(`invoiceActions.${kind}.action`),
            icon: icons[kind],
            danger: kind === 'void',
            inMenu: kind !== 'pay',
            requires: CHANGE_INVOICES,
            run: () => setOpened({ kind, id, number }),
          }))
        : []),
    ],
    dialog: opened && <InvoiceDialog opened={opened} onClose={() => setOpened(undefined)} />,
  };
}
