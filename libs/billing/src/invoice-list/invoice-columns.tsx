import { formatDay } from '@console/i18n';
import { Amount, StatusTag, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useKeepQuery, useLinkFrom } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type BilledApp, DeletedAppTag } from '../billed-app';
import { invoicePath, invoicesOfAppPath } from '../billing-paths';
import { useInvoiceStatus } from '../invoice/use-invoice-status';
import { majorText, moneyOf } from '../money/money';
import { formatMoney } from '../money/money-text';
import type { ListedInvoice } from './invoice-list-query';

export function useInvoiceColumns(billed: BilledApp): ResourceColumn<ListedInvoice>[] {
  const { t, i18n } = useTranslation('billing');
  const { token } = theme.useToken();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const linkFrom = useLinkFrom();
  const status = useInvoiceStatus();
  const isAllApps = billed.appId === undefined;
  const totalOf = ({ total, currency }: ListedInvoice) => moneyOf(total, currency);
  const numbers = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

  return [
    {
      key: 'number',
      title: t('invoices.columns.number'),
      sortable: isAllApps,
      render: (invoice) => (
        <Link
          to={keepQuery(invoicePath(billed, invoice))}
          style={{ ...numbers, fontWeight: token.fontWeightStrong }}
        >
          {invoice.number}
        </Link>
      ),
      text: (invoice) => invoice.number,
    },
    ...(isAllApps
      ? [
          {
            key: 'appId',
            title: t('invoices.app'),
            sortable: true,
            render: (invoice: ListedInvoice) => (
              <>
                <TwoLines
                  main={invoice.appName ?? invoice.appId}
                  detail={invoice.appId}
                  to={linkFrom(invoicesOfAppPath(invoice))}
                  code
                  maxWidth={220}
                />
                <DeletedAppTag app={invoice} />
              </>
            ),
            text: ({ appId, appName }: ListedInvoice) => `${appName ?? appId} (${appId})`,
            exports: [
              { title: t('invoices.app'), text: ({ appName }: ListedInvoice) => appName },
              { title: t('invoices.appId'), text: ({ appId }: ListedInvoice) => appId },
              {
                title: t('deletedApp'),
                text: ({ appDeleted }: ListedInvoice) => String(appDeleted === true),
              },
            ],
          },
        ]
      : []),
    {
      key: 'status',
      title: t('invoices.columns.status'),
      render: (invoice) => (
        <>
          <StatusTag {...status(invoice.status)} />
          {invoice.reminders && invoice.reminders.sent > 0 && (
            <div style={{ color: token.colorTextSecondary, whiteSpace: 'nowrap' }}>
              {t('invoices.reminded', { count: invoice.reminders.sent })}
            </div>
          )}
        </>
      ),
      text: (invoice) => status(invoice.status).label,
    },
    {
      key: 'issuingDate',
      title: t('invoices.columns.issuingDate'),
      sortable: isAllApps,
      render: ({ status: state, issuingDate }) =>
        state === 'draft' ? (
          <span style={{ ...numbers, color: token.colorTextSecondary }}>
            {t('invoices.issuesOn', { day: formatDay(issuingDate) })}
          </span>
        ) : (
          <span style={numbers}>{formatDay(issuingDate)}</span>
        ),
      exports: [
        {
          title: t('invoices.columns.issuingDate'),
          text: ({ status: state, issuingDate }) => (state === 'draft' ? null : issuingDate),
        },
      ],
    },
    {
      key: 'dueDate',
      title: t('invoices.columns.dueDate'),
      sortable: isAllApps,
      render: ({ dueDate }) => <span style={numbers}>{formatDay(dueDate)}</span>,
      text: ({ dueDate }) => dueDate,
    },
    {
      key: 'period',
      priority: 'tertiary',
      title: t('invoices.columns.period'),
      render: ({ periodStart, periodEnd }) => (
        <span style={numbers}>
          {t('invoice.range', { from: formatDay(periodStart), to: formatDay(periodEnd) })}
        </span>
      ),
      exports: [
        { title: t('invoices.columns.periodStart'), text: ({ periodStart }) => periodStart },
        { title: t('invoices.columns.periodEnd'), text: ({ periodEnd }) => periodEnd },
      ],
    },
    {
      key: 'total',
      title: t('invoices.columns.total'),
      sortable: isAllApps,
      align: 'end',
      render: (invoice) => <Amount text={formatMoney(totalOf(invoice), i18n.language)} />,
      exports: [
        { title: t('invoices.columns.total'), text: (invoice) => majorText(totalOf(invoice)) },
        { title: t('invoices.columns.currency'), text: ({ currency }) => currency },
      ],
    },
    timeColumn({ key: 'paidAt', title: t('invoices.columns.paidAt'), zone, priority: 'secondary' }),
  ];
}
