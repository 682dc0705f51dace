import { useTranslation } from 'react-i18next';
import { INVOICE_STATUSES } from '../contract';

const TONES = {
  draft: 'neutral',
  unpaid: 'warning',
  paid: 'success',
  overdue: 'error',
  void: 'neutral',
} as const;

/** How an invoice's status is told; one that the console does not know goes by its own name. */
export function useInvoiceStatus() {
  const { t } = useTranslation('billing');
  return (status: string) => {
    const known = INVOICE_STATUSES.find((name) => name === status);
    return known
      ? { tone: TONES[known], label: t(`invoiceStatus.${known}`) }
      : { tone: 'neutral' as const, label: status };
  };
}
