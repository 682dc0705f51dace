import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { INVOICE_STATUSES } from '../contract';

export const INVOICE_TONES = {
  draft: 'off',
  unpaid: 'off',
  paid: 'normal',
  overdue: 'critical',
  void: 'ended',
} as const;

/** Unknown statuses are shown by their own name. */
export function useInvoiceStatus() {
  const { t } = useTranslation('billing');
  return useMemo(() => {
    const known = new Map<
      string,
      { tone: (typeof INVOICE_TONES)[keyof typeof INVOICE_TONES]; label: string }
    >(
      INVOICE_STATUSES.map((status) => [
        status,
        { tone: INVOICE_TONES[status], label: t(`invoiceStatus.${status}`) },
      ]),
    );
    return (status: string) => known.get(status) ?? { tone: 'off' as const, label: status };
  }, [t]);
}
