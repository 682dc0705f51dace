import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { hasStatus } from '@console/http';
import { EmptyState, LinkButton, PageActions, printAs, QueryState, RouteDrawer } from '@console/ui';
import { RejectedState } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetInvoiceQuery } from '../api/invoices-api';
import { useBilledApp } from '../billed-app';
import { invoiceListPath } from '../billing-paths';
import { BILLING_ACCESS } from '../contract';
import { useInvoiceActions } from '../invoice-actions/use-invoice-actions';
import { InvoiceContent } from './invoice-content';
import { InvoicePaper } from './invoice-paper';

const WIDTH = 760;

/** @see spec 7.4 */
export function InvoiceDrawer() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const { invoiceId = '' } = useParams();
  const billed = useBilledApp();
  const result = useGetInvoiceQuery({ id: invoiceId, appId: billed.appId });
  // In an app's frame, invoices of other apps count as missing.
  const isOfFrame = billed.appId === undefined || result.currentData?.appId === billed.appId;
  const invoice = isOfFrame ? result.currentData : undefined;

  const { actionsOf, dialog } = useInvoiceActions();
  const actions = invoice?.credited === undefined ? [] : actionsOf(invoice);

  const toList = <LinkButton to={invoiceListPath(billed)}>{t('invoice.toList')}</LinkButton>;
  return (
    <RouteDrawer
      title={invoice ? t('invoice.title', { number: invoice.number }) : t('routes.invoice')}
      closeTo={invoiceListPath(billed)}
      width={WIDTH}
      actions={
        invoice && (
          <Flex gap={token.marginXS} wrap>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => printAs(invoice.number)}>
              {t('invoice.print')}
            </Button>
            {actions.length > 0 && <PageActions actions={actions} />}
          </Flex>
        )
      }
    >
      {dialog}
      {hasStatus(result.error, 403) && !invoice ? (
        <RejectedState access={BILLING_ACCESS} what={t('routes.invoice')} />
      ) : (
        <QueryState
          result={result}
          failed={t('invoice.failed')}
          missing={t('invoice.notFound')}
          missingAction={toList}
          rows={12}
        >
          {() =>
            invoice ? (
              <>
                <InvoiceContent invoice={invoice} />
                <InvoicePaper invoice={invoice} />
              </>
            ) : (
              <EmptyState illustration="not-found" text={t('invoice.notFound')} action={toList} />
            )
          }
        </QueryState>
      )}
    </RouteDrawer>
  );
}
