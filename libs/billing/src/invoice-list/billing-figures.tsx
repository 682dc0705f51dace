import WarningFilled from '@ant-design/icons/WarningFilled';
import { amountWidth, LargeAmount } from '@console/shell-layout';
import { Button, Flex, Skeleton, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetBillingSummaryQuery } from '../api/invoices-api';
import type { BilledApp } from '../billed-app/use-billed-app';
import type { ResponseOf } from '@console/http/contract';
import type { getBillingSummary } from '../contract';
import { invoiceListPath } from '../invoice/invoice-paths';
import { moneyOf } from '../money/money';
import { formatMoney } from '../money/money-text';
import { monthText } from './month-text';

type Summary = ResponseOf<typeof getBillingSummary>;

/**
 * What is owed, overdue and was paid this month, each currency by itself; each figure leads to the invoices behind it. The
 * list below waits for none of it, and a platform may go without. @see spec 7.4
 */
export function BillingFigures({ billed }: { billed: BilledApp }) {
  const { t } = useTranslation('billing');
  const { t: shell } = useTranslation('shell');
  const { token } = theme.useToken();
  const { appId } = billed;
  const { currentData, error, refetch } = useGetBillingSummaryQuery(appId === undefined ? {} : { appId });

  if (currentData) return <Figures billed={billed} summary={currentData} />;
  if (!error) {
    return (
      <div role="status" aria-label={t('figures.loading')} style={{ minHeight: heightOf(billed) }}>
        <Skeleton active title={false} paragraph={{ rows: appId === undefined ? 3 : 2 }} />
      </div>
    );
  }
  // The platform tells no such figures, or knows no such app: the list says what there is to say.
  if ('kind' in error && error.kind === 'refused' && error.status === 404) return null;
  return (
    <Flex align="center" gap={token.marginSM} wrap>
      <span role="status">{t('figures.failed')}</span>
      <Button size="small" onClick={() => void refetch()}>
        {shell('retry')}
      </Button>
    </Flex>
  );
}

/** Room for two currencies of all apps, and one of a single app: the list stays where it is when the figures come. */
function heightOf({ appId }: BilledApp): number {
  return appId === undefined ? 126 : 98;
}

function Figures({ billed, summary }: { billed: BilledApp; summary: Summary }) {
  const { t, i18n } = useTranslation('billing');
  const { token } = theme.useToken();
  const { month, currencies } = summary;
  const listed = (query: Record<string, string>) =>
    `${invoiceListPath(billed)}?${new URLSearchParams(query).toString()}`;
  const amounts = (kind: 'owed' | 'overdue' | 'paidThisMonth') =>
    currencies
      .filter((one) => one[kind] > 0)
      .map((one) => formatMoney(moneyOf(one[kind], one.currency), i18n.language));
  const invoices = (kind: 'owedInvoices' | 'overdueInvoices') =>
    t('figures.invoices', { count: currencies.reduce((count, one) => count + one[kind], 0) });

  const owed = amounts('owed');
  const overdue = amounts('overdue');
  const paidThisMonth = amounts('paidThisMonth');
  // Cards stack where their amounts have no room side by side.
  const widest = amountWidth([...owed, ...overdue, ...paidThisMonth], token.fontSizeHeading4);
  const width = `max(220px, ${widest} + ${String(2 * token.padding)}px)`;

  return (
    <section
      aria-label={t('figures.title')}
      style={{
        display: 'grid',
        gap: token.margin,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
        minHeight: heightOf(billed),
      }}
    >
      <Figure
        label={t('figures.owed')}
        amounts={owed}
        note={invoices('owedInvoices')}
        to={listed({ status: 'open' })}
      />
      <Figure
        label={t('figures.overdue')}
        amounts={overdue}
        note={invoices('overdueInvoices')}
        to={listed({ status: 'overdue' })}
        warns
      />
      <Figure
        label={t('figures.paidThisMonth')}
        amounts={paidThisMonth}
        note={monthText(month, i18n.language)}
        // The specification's own list of one app tells what is paid, not when.
        to={listed(billed.appId === undefined ? { paidMonth: month } : { status: 'paid' })}
      />
    </section>
  );
}

interface FigureProps {
  label: string;
  /** One for each currency; none where it comes to nothing. */
  amounts: readonly string[];
  note: string;
  /** The invoices behind it. */
  to: string;
  /** Something is wrong if there is any of it. */
  warns?: boolean;
}

function Figure({ label, amounts, note, to, warns = false }: FigureProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const labelId = useId();
  const amountsId = useId();
  const large = {
    display: 'block',
    fontSize: token.fontSizeHeading4,
    lineHeight: token.lineHeightHeading4,
    fontWeight: token.fontWeightStrong,
  } as const;
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      style={{
        minWidth: 0,
        padding: `${String(token.paddingSM)}px ${String(token.padding)}px`,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <div id={labelId} style={{ color: token.colorTextDescription }}>
        {warns && amounts.length > 0 && (
          <WarningFilled
            aria-hidden
            style={{ color: token.colorWarning, marginInlineEnd: token.marginXXS }}
          />
        )}
        {label}
      </div>
      {amounts.length === 0 ? (
        <span style={large}>{t('figures.nothing')}</span>
      ) : (
        <>
          <Link to={to} id={amountsId} aria-labelledby={`${labelId} ${amountsId}`} style={large}>
            {amounts.map((amount) => (
              <LargeAmount key={amount} text={amount} />
            ))}
          </Link>
          <div style={{ color: token.colorTextDescription }}>{note}</div>
        </>
      )}
    </div>
  );
}
