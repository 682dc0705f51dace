import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { hasStatus } from '@console/http';
import { EmptyState } from '@console/ui';
import { FilterSelect, ResourceTable, useListQuery } from '@console/ui/list';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { AppFilter, type BilledApp, useBilledApp } from '../billed-app';
import { BILLING_ACCESS, INVOICE_STATUSES } from '../contract';
import { useInvoiceStatus } from '../invoice/use-invoice-status';
import { BillingFigures } from './billing-figures';
import { useInvoiceColumns } from './invoice-columns';
import { INVOICE_LIST, useInvoices } from './invoice-list-query';
import { monthText } from './issuing-dates';
import { IssuingDatesFilter } from './issuing-dates-filter';

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
  const { result, readPage } = useInvoices(billed.appId, list.state);
  const columns = useInvoiceColumns(billed);
  const isAllApps = billed.appId === undefined;
  const { appId, issuingDateFrom, issuingDateTo, paidMonth } = list.state;

  if (hasStatus(result.error, 404))
    return isAllApps ? <NotListed /> : <EmptyState text={t('invoices.noSuchApp')} />;
  return (
    <ResourceTable
      label={t('invoices.table')}
      list={list}
      result={result}
      access={BILLING_ACCESS}
      columns={columns}
      rowKey={(invoice) => invoice.id}
      empty={t('invoices.empty')}
      tableKey={isAllApps ? 'invoices' : 'app-invoices'}
      searchable={isAllApps}
      searchLabel={t('invoices.columns.number')}
      readPage={readPage}
      filters={
        <>
          {isAllApps && <AppFilter value={appId} onChange={(chosen) => list.change({ appId: chosen })} />}
          <FilterSelect
            label={t('invoices.columns.status')}
            all={t('invoices.allStatuses')}
            value={list.state.status}
            options={[
              ...INVOICE_STATUSES.map((value) => ({ value, label: status(value).label })),
              { value: 'open', label: t('invoices.open') },
            ]}
            onChange={(chosen) => list.change({ status: chosen })}
          />
          <IssuingDatesFilter
            value={{ from: issuingDateFrom, to: issuingDateTo }}
            onChange={({ from, to }) => list.change({ issuingDateFrom: from, issuingDateTo: to })}
          />
          {isAllApps && paidMonth !== '' && (
            <Button
              icon={<CloseOutlined aria-hidden />}
              iconPlacement="end"
              aria-label={t('invoices.removePaidIn', { month: monthText(paidMonth, i18n.language) })}
              onClick={() => list.change({ paidMonth: '' })}
            >
              {t('invoices.paidIn', { month: monthText(paidMonth, i18n.language) })}
            </Button>
          )}
        </>
      }
    />
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
