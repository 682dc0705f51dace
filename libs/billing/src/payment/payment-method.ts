import { STORED_ITEMS } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../contract';

export function usePaymentMethodName(): (method: Pick<PaymentMethod, 'brand' | 'lastFour'>) => string {
  const { t } = useTranslation('billing');
  return ({ brand, lastFour }) => t('payment.name', { brand, lastFour });
}

export function expiryText({ month, year }: NonNullable<PaymentMethod['expiry']>): string {
  return `${String(month).padStart(2, '0')}/${String(year)}`;
}

/** Clears the cached payment status of this tab after a change. @see spec 3.12, 4.5 */
export function useForgetPaymentMethod(): () => void {
  const { storage } = useConsole();
  return () => storage.write(STORED_ITEMS.paymentMethod, null);
}
