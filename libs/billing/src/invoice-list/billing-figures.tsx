import WarningFilled from '@ant-design/icons/WarningFilled';
import { hasStatus } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { amountWidth, LargeAmount } from '@console/ui';
import { useNarrow } from '@console/ui/theme';
import { Button, Flex, Skeleton, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetBillingSummaryQuery } from '../api/invoices-api';
import type { BilledApp } from '../billed-app';
import { invoiceListPath } from '../billing-paths';
import type { getBillingSummary } from '../contract';
import { moneyOf } from '../money/money';
import { formatMoney } from '../money/money-text';
import { monthText } from './issuing-dates';

type Summary = ResponseOf<typeof getBillingSummary>;

/**
 * Amounts by currency, each linked to its invoices. Optional: the list does not wait for it. @see spec 7.4
 */
export function BillingFigures({ billed }: { billed: BilledApp }) {
  const { t } = useTranslation('billing');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  const { appId } = billed;
  // Stacked on phones.
  const cards = useNarrow() ? 3 : 1;
  const { currentData, error, refetch } = useGetBillingSummaryQuery(appId === undefined ? {} : { appId });

  if (currentData) return <Figures billed={billed} summary={currentData} />;
  if (!error) {
    return (
      <div role="status" aria-label={t('figures.loading')} style={{ minHeight: heightOf(billed) * cards }}>
        <Skeleton active title={false} paragraph={{ rows: appId === undefined ? 3 : 2 }} />
      </div>
    );
  }
  // Not offered, or an unknown app: the list reports it.
  if (hasStatus(error, 404)) return null;
  return (
    <Flex align="center" gap={token.marginSM} wrap>
      <span role="status">{t('figures.failed')}</span>
      <Button size="small" onClick={() => void refetch()}>
        {ui('retry')}
      </Button>
    </Flex>
  );
}

/** Reserves the height so that the list does not move. */
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
  // Stacks the cards if their amounts do not fit side by side.
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
        label={t('figures.outstanding')}
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
        // The specification's own list knows the status but not the month.
        to={listed(billed.appId === undefined ? { paidMonth: month } : { status: 'paid' })}
      />
    </section>
  );
}

interface FigureProps {
  label: string;
  amounts: readonly string[];
  note: string;
  to: string;
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
