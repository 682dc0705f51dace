import { formatDay } from '@console/i18n';
import { QueryState } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { cssToken } from '@console/ui/theme';
import { useActionDenial } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetBillingSummaryQuery, useListAllInvoicesQuery } from '../api/invoices-api';
import { invoicePath, invoicesBehind } from '../billing-paths';
import { BILLING_ACCESS } from '../contract/billing-access';
import { type InvoiceOfApp } from '../contract/invoices';
import { usageDays } from '../contract/usages';
import { OutstandingParts } from './outstanding-parts';
import { usageDayOf } from '../usage/usage-period';

const SHOWN = 3;

/** What the app owes, and the open invoices that are due first. */
export function AppBalance({ appId }: { appId: string }) {
  const { t } = useTranslation('billing');
  const denial = useActionDenial({ access: BILLING_ACCESS });
  const result = useGetBillingSummaryQuery({ appId }, { skip: denial !== undefined });
  if (denial) return null;
  return (
    <Section
      title={t('app.balance')}
      minHeight={120}
      more={{ to: invoicesBehind(appId, 'open'), label: t('routes.invoices') }}
    >
      <QueryState result={result} failed={t('dashboard.moneyFailed')} loading={<RowsLoading rows={3} />}>
        {({ currencies }) =>
          currencies.every(({ owedInvoices }) => owedInvoices === 0) ? (
            t('dashboard.nothingOutstanding')
          ) : (
            <>
              <OutstandingParts currencies={currencies} appId={appId} isExact />
              <OpenInvoices appId={appId} />
            </>
          )
        }
      </QueryState>
    </Section>
  );
}

function OpenInvoices({ appId }: { appId: string }) {
  const { t } = useTranslation('billing');
  const { currentData, isLoading } = useListAllInvoicesQuery({
    appId,
    status: 'open',
    sort: 'dueDate',
    page: 1,
    perPage: SHOWN,
  });
  if (isLoading) return <RowsLoading rows={1} />;
  if (!currentData) return null;
  const frame = { base: `/apps/${encodeURIComponent(appId)}` };
  return (
    <div style={{ marginTop: 8 }}>
      <RowList label={t('app.dueFirst')}>
        {currentData.data.map((invoice) => (
          <Row key={invoice.id} end={<Due invoice={invoice} />}>
            <Link to={invoicePath(frame, invoice)}>{invoice.number}</Link>
          </Row>
        ))}
      </RowList>
    </div>
  );
}

function Due({ invoice: { status, dueDate } }: { invoice: Pick<InvoiceOfApp, 'status' | 'dueDate'> }) {
  const { t } = useTranslation('billing');
  const [today] = useState(() => usageDayOf(Date.now()));
  if (status !== 'overdue') return t('app.due', { day: formatDay(dueDate) });
  return (
    <span style={{ color: cssToken('critical') }}>
      {t('app.overdue', { count: usageDays({ from: dueDate, to: today }) - 1 })}
    </span>
  );
}
