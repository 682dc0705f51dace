import { hasStatus } from '@console/http';
import { Amount } from '@console/ui';
import { Figure } from '@console/ui/overview';
import type { DashboardCardProps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useGetBillingSummaryQuery } from '../api/invoices-api';
import { invoicesBehind } from '../billing-paths';
import { summaryAmounts } from '../app-overview/summary-amounts';

/** What is owed, each currency on a line. @see spec 7.4 */
export function OutstandingFigure({ appId }: DashboardCardProps) {
  const { t, i18n } = useTranslation('billing');
  const { currentData, error } = useGetBillingSummaryQuery(appId === undefined ? {} : { appId });
  if (hasStatus(error, 404) || hasStatus(error, 501)) return null;
  const { amounts = [] } =
    (currentData && summaryAmounts(currentData.currencies, 'owed', i18n.language)) || {};
  const [first, ...others] = amounts;
  const none = currentData ? t('dashboard.none') : undefined;
  return (
    <Figure
      label={t('dashboard.outstanding')}
      value={first?.text ?? (error ? t('dashboard.notAvailable') : none)}
      exact={first?.exact}
      note={others.map(({ currency, text, exact }) => (
        <Amount key={currency} text={text} exact={exact} />
      ))}
      to={invoicesBehind(appId, 'open')}
    />
  );
}
