import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { ConsoleError } from '@console/http';
import { EmptyState, FailedState, printAs, RouteDrawer, useActObstacle, WhyNot } from '@console/shell-layout';
import { Button, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetInvoiceQuery } from '../api/invoices-api';
import { useBilledApp } from '../billed-app/use-billed-app';
import type { InvoiceDetail } from '../contract';
import { InvoiceContent } from './invoice-content';
import { InvoicePaper } from './invoice-paper';
import { invoiceListPath } from './invoice-paths';

/** Room for the five columns of the lines. */
const WIDTH = 760;

/** One invoice beside the list that it was opened from; printed, it stands alone. @see docs/behaviour.md 7.4 */
export function InvoiceDrawer() {
  const { t } = useTranslation('billing');
  const { invoiceId = '' } = useParams();
  const billed = useBilledApp();
  const result = useGetInvoiceQuery({ id: invoiceId });
  // In the frame of an app an invoice of another one is none, whatever the address says.
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
  if (status === 403) return <Refused />;
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

/** The platform has the last word; what the console knows of its reason it tells. */
function Refused() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const { permission } = useBilledApp();
  const obstacle = useActObstacle({ permission });
  return (
    <Flex vertical align="start" gap={token.marginXS}>
      {t('invoice.refused')}
      {obstacle && <WhyNot obstacle={obstacle} what={t('routes.invoice')} />}
    </Flex>
  );
}
