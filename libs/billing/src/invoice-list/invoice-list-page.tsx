import { hasStatus } from '@console/http';
import { EmptyState } from '@console/ui';
import { choiceFilter, ResourceTable, useListQuery } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { AppFilter, type BilledApp, useBilledApp } from '../billed-app';
import { BILLING_ACCESS, INVOICE_STATUSES } from '../contract';
import { useInvoiceActions } from '../invoice-actions/use-invoice-actions';
import { useInvoiceStatus } from '../invoice/use-invoice-status';
import { BillingFigures } from './billing-figures';
import { useInvoiceColumns } from './invoice-columns';
import { INVOICE_LIST, useInvoices } from './invoice-list-query';
import { monthText } from './issuing-dates';
import { useIssuingDatesFilter } from './issuing-dates-filter';

/** @see spec 3.7, 7.4 */
export function InvoiceListPage() {
  const { token } = theme.useToken();
  const billed = useBilledApp();
  return (
    <Flex vertical gap={token.marginLG}>
      <BillingFigures billed={billed} />
      <InvoiceList billed={billed} />
      <Outlet />
    </Flex>
  );
}

function InvoiceList({ billed }: { billed: BilledApp }) {
  const { t, i18n } = useTranslation('billing');
  const list = useListQuery(INVOICE_LIST);
  const status = useInvoiceStatus();
  const { result, readPage, searchable } = useInvoices(billed.appId, list.state);
  const columns = useInvoiceColumns(billed);
  const { actionsOf, dialog } = useInvoiceActions();
  const isAllApps = billed.appId === undefined;
  const { appId, issuingDateFrom, issuingDateTo, paidMonth } = list.state;
  const issued = useIssuingDatesFilter({ from: issuingDateFrom, to: issuingDateTo }, ({ from, to }) =>
    list.change({ issuingDateFrom: from, issuingDateTo: to }),
  );

  if (hasStatus(result.error, 404))
    return isAllApps ? <NotListed /> : <EmptyState text={t('invoices.noSuchApp')} />;
  return (
    <>
      <ResourceTable
        label={t('invoices.table')}
        list={list}
        result={result}
        access={BILLING_ACCESS}
        columns={columns}
        rowKey={(invoice) => invoice.id}
        empty={t('invoices.empty')}
        tableKey={isAllApps ? 'invoices' : 'app-invoices'}
        searchable={searchable}
        searchLabel={t(isAllApps ? 'invoices.search' : 'invoices.searchOfApp')}
        readPage={readPage}
        rowActions={actionsOf}
        filters={[
          ...(isAllApps
            ? [
                {
                  label: t('invoices.app'),
                  chosen: appId === '' ? undefined : appId,
                  clear: () => list.change({ appId: '' }),
                  field: <AppFilter value={appId} onChange={(chosen) => list.change({ appId: chosen })} />,
                },
              ]
            : []),
          choiceFilter({
            label: t('invoices.columns.status'),
            all: t('invoices.allStatuses'),
            value: list.state.status,
            options: [
              ...INVOICE_STATUSES.map((value) => ({ value, label: status(value).label })),
              { value: 'open', label: t('invoices.open') },
            ],
            onChange: (chosen) => list.change({ status: chosen }),
          }),
          issued,
          ...(isAllApps && paidMonth !== ''
            ? [
                {
                  label: t('invoices.paidIn'),
                  chosen: monthText(paidMonth, i18n.language),
                  clear: () => list.change({ paidMonth: '' }),
                },
              ]
            : []),
        ]}
      />
      {dialog}
    </>
  );
}

function NotListed() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  return (
    <EmptyState
      text={t('invoices.notListed')}
      action={
        <AppFilter
          value=""
          onChange={(appId) => {
            if (appId !== '') void navigate(`/apps/${encodeURIComponent(appId)}/invoice`);
          }}
        />
      }
    />
  );
}
