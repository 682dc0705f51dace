import WarningFilled from '@ant-design/icons/WarningFilled';
import { amountWidth, EmptyState, LargeAmount } from '@console/ui';
import { Flex, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetBillingSummaryQuery } from '../api/invoices-api';
import type { CurrencySummary } from '../contract';
import { moneyOf } from '../money/money';
import { formatMoney } from '../money/money-text';
import { QueryCard } from './query-card';

const INVOICES_PATH = '/apps/billing/invoice';

/** @see spec 7.4 */
export function OutstandingCard() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const result = useGetBillingSummaryQuery({});
  return (
    <QueryCard title={t('dashboard.money')} result={result} failed={t('dashboard.moneyFailed')}>
      {({ currencies }) => {
        const owed = currencies.filter(({ owedInvoices }) => owedInvoices > 0);
        const overdue = owed.filter(({ overdueInvoices }) => overdueInvoices > 0);
        if (owed.length === 0) {
          return (
            <EmptyState
              text={t('dashboard.nothingOutstanding')}
              action={<Link to={INVOICES_PATH}>{t('dashboard.showInvoices')}</Link>}
            />
          );
        }
        return (
          <Flex gap={token.marginLG} wrap>
            <Figure
              label={t('dashboard.outstanding')}
              amounts={owed.map(({ currency, owed: amount }) => [currency, amount])}
              note={t('dashboard.invoices', { count: countOf(owed, 'owedInvoices') })}
              link={<Link to={`${INVOICES_PATH}?status=open`}>{t('dashboard.showInvoices')}</Link>}
            />
            <Figure
              label={t('dashboard.overdue')}
              warns={overdue.length > 0}
              amounts={overdue.map(({ currency, overdue: amount }) => [currency, amount])}
              note={t('dashboard.invoices', { count: countOf(overdue, 'overdueInvoices') })}
              link={
                overdue.length > 0 && (
                  <Link to={`${INVOICES_PATH}?status=overdue`}>{t('dashboard.showOverdue')}</Link>
                )
              }
            />
          </Flex>
        );
      }}
    </QueryCard>
  );
}

interface FigureProps {
  label: string;
  warns?: boolean;
  amounts: readonly (readonly [currency: string, minorUnits: number])[];
  note: string;
  link: ReactNode;
}

function Figure({ label, warns = false, amounts, note, link }: FigureProps) {
  const { i18n } = useTranslation('billing');
  const { token } = theme.useToken();
  const labelId = useId();
  const texts = amounts.map(([currency, minorUnits]) =>
    formatMoney(moneyOf(minorUnits, currency), i18n.language),
  );
  const width = `max(140px, ${amountWidth(texts, token.fontSizeHeading4)})`;
  return (
    <div role="group" aria-labelledby={labelId} style={{ flex: `1 1 min(100%, ${width})`, minWidth: 0 }}>
      <div id={labelId} style={{ color: token.colorTextDescription }}>
        {warns && (
          <WarningFilled
            aria-hidden
            style={{ color: token.colorWarning, marginInlineEnd: token.marginXXS }}
          />
        )}
        {label}
      </div>
      {texts.map((text) => (
        <div
          key={text}
          style={{
            fontSize: token.fontSizeHeading4,
            lineHeight: token.lineHeightHeading4,
            fontWeight: token.fontWeightStrong,
          }}
        >
          <LargeAmount text={text} />
        </div>
      ))}
      <div>{note}</div>
      {link}
    </div>
  );
}

function countOf(
  currencies: readonly CurrencySummary[],
  invoices: 'owedInvoices' | 'overdueInvoices',
): number {
  return currencies.reduce((count, currency) => count + currency[invoices], 0);
}
