import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { ConsoleError } from '@console/http';
import { EmptyState, FailedState, printAs, RouteDrawer } from '@console/ui';
import { RejectedState } from '@console/shell-layout';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetInvoiceQuery } from '../api/invoices-api';
import { useBilledApp } from '../billed-app';
import { invoiceListPath } from '../billing-paths';
import { BILLING_ACCESS, type InvoiceDetail } from '../contract';
import { InvoiceContent } from './invoice-content';
import { InvoicePaper } from './invoice-paper';

const WIDTH = 760;

/** @see spec 7.4 */
export function InvoiceDrawer() {
  const { t } = useTranslation('billing');
  const { invoiceId = '' } = useParams();
  const billed = useBilledApp();
  const result = useGetInvoiceQuery({ id: invoiceId, appId: billed.appId });
  // In an app's frame, invoices of other apps count as missing.
  const isOfFrame = billed.appId === undefined || result.currentData?.appId === billed.appId;
  const invoice = isOfFrame ? result.currentData : undefined;

  return (
    <RouteDrawer
      title={invoice ? t('invoice.title', { number: invoice.number }) : t('routes.invoice')}
      closeTo={invoiceListPath(billed)}
      width={WIDTH}
      actions={
        invoice && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            onClick={() => {
              printAs(invoice.number);
            }}
          >
            {t('invoice.print')}
          </Button>
        )
      }
    >
      {invoice ? (
        <>
          <InvoiceContent invoice={invoice} />
          <InvoicePaper invoice={invoice} />
        </>
      ) : (
        <NoInvoice {...result} />
      )}
    </RouteDrawer>
  );
}

interface NoInvoiceProps {
  currentData?: InvoiceDetail | undefined;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}

function NoInvoice({ currentData, error, refetch }: NoInvoiceProps) {
  const { t } = useTranslation('billing');
  const failure = error && 'kind' in error ? error : undefined;
  const status = failure?.kind === 'refused' ? failure.status : undefined;

  if (currentData || status === 404) return <EmptyState text={t('invoice.notFound')} />;
  if (status === 403) return <RejectedState access={BILLING_ACCESS} what={t('routes.invoice')} />;
  if (failure) {
    return (
      <FailedState
        title={t('invoice.failed')}
        error={failure}
        onRetry={() => {
          refetch();
        }}
      />
    );
  }
  return (
    <div role="status" aria-label={t('invoice.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
