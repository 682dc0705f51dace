import { Amount } from '@console/ui';
import { cssToken } from '@console/ui/theme';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invoicesBehind } from '../billing-paths';
import type { CurrencySummary } from '../contract';
import { summaryAmounts } from './summary-amounts';

interface OutstandingPartsProps {
  currencies: readonly CurrencySummary[];
  appId: string | undefined;
  /** Exact sums instead of short ones. */
  isExact?: boolean;
}

/** Overdue and not yet due, each leading to its invoices. */
export function OutstandingParts({ currencies, appId, isExact = false }: OutstandingPartsProps) {
  const { t, i18n } = useTranslation('billing');
  const part = (name: 'overdue' | 'notYetDue') => ({
    ...summaryAmounts(currencies, name, i18n.language),
    label: t(`dashboard.${name}`),
    isExact,
  });
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      <Part {...part('overdue')} isOverdue to={invoicesBehind(appId, 'overdue')} />
      <Part {...part('notYetDue')} to={invoicesBehind(appId, 'unpaid')} />
    </div>
  );
}

interface PartProps extends ReturnType<typeof summaryAmounts> {
  label: string;
  isExact: boolean;
  isOverdue?: boolean;
  to: string;
}

function Part({ label, isExact, isOverdue = false, amounts, invoices, to }: PartProps) {
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
          <Amount text={isExact ? exact : text} exact={exact} />
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
