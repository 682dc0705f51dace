import { EmptyState, QueryState } from '@console/ui';
import { RowsLoading, Section, SectionBody } from '@console/ui/overview';
import type { DashboardCardProps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useGetBillingSummaryQuery } from '../api/invoices-api';
import { OutstandingParts } from '../app-overview/outstanding-parts';
import { invoicesBehind } from '../billing-paths';

const HEIGHT = 100;

/** Overdue and not yet due, exact and by currency. @see spec 7.4 */
export function MoneyCard({ appId }: DashboardCardProps) {
  const { t } = useTranslation('billing');
  const result = useGetBillingSummaryQuery(appId === undefined ? {} : { appId });
  return (
    <Section
      boxed
      title={t('dashboard.money')}
      minHeight={HEIGHT}
      more={{ to: invoicesBehind(appId, 'open'), label: t('dashboard.showOpen') }}
    >
      <QueryState
        result={result}
        failed={t('dashboard.moneyFailed')}
        missing={t('dashboard.notAvailable')}
        loading={<RowsLoading rows={2} />}
      >
        {({ currencies }) =>
          currencies.every(({ owedInvoices }) => owedInvoices === 0) ? (
            <EmptyState text={t('dashboard.nothingOutstanding')} />
          ) : (
            <SectionBody>
              <OutstandingParts currencies={currencies} appId={appId} />
            </SectionBody>
          )
        }
      </QueryState>
    </Section>
  );
}
