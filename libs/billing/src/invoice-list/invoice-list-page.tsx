import { EmptyState } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';

/** The invoices of one app, or of all. @see docs/behaviour.md 3.7, 7.4 */
export function InvoiceListPage() {
  const { t } = useTranslation('billing');
  return <EmptyState text={t('invoices.empty')} />;
}
