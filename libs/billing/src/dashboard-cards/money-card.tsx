import { Amount, EmptyState, QueryState } from '@console/ui';
import { RowsLoading, Section, SectionBody } from '@console/ui/overview';
import { cssToken } from '@console/ui/theme';
import type { DashboardCardProps } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetBillingSummaryQuery } from '../api/invoices-api';
import { invoicesBehind } from './paths-behind';
import { summaryAmounts } from './summary-amounts';

const HEIGHT = 100;

/** Overdue and not yet due, exact and by currency. @see spec 7.4 */
export function MoneyCard({ appId }: DashboardCardProps) {
  const { t, i18n } = useTranslation('billing');
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
              <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
                <Part
                  label={t('dashboard.overdue')}
                  isOverdue
                  {...summaryAmounts(currencies, 'overdue', i18n.language)}
                  to={invoicesBehind(appId, 'overdue')}
                />
                <Part
                  label={t('dashboard.notYetDue')}
                  {...summaryAmounts(currencies, 'notYetDue', i18n.language)}
                  to={invoicesBehind(appId, 'unpaid')}
                />
              </div>
            </SectionBody>
          )
        }
      </QueryState>
    </Section>
  );
}

interface PartProps extends ReturnType<typeof summaryAmounts> {
  label: string;
  isOverdue?: boolean;
  to: string;
}

function Part({ label, isOverdue = false, amounts, invoices, to }: PartProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const small = { color: token.colorTextSecondary, fontSize: token.fontSizeSM };
  return (
    <div role="group" aria-label={label} style={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <span style={small}>{label}</span>
      {amounts.length === 0 && <span>{t('dashboard.none')}</span>}
      {amounts.map(({ currency, text, exact }) => (
        <strong
          key={currency}
          style={{ fontSize: token.fontSizeLG, ...(isOverdue && { color: cssToken('critical') }) }}
        >
          <Amount text={text} exact={exact} />
        </strong>
      ))}
      {invoices > 0 && (
        <Link to={to} style={{ fontSize: token.fontSizeSM }}>
          {t('dashboard.invoices', { count: invoices })}
        </Link>
      )}
    </div>
  );
}
