import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../contract';

/** Names a payment method as far as it may be shown: “Visa ending in 4242”. */
export function usePaymentMethodName(): (method: Pick<PaymentMethod, 'brand' | 'lastFour'>) => string {
  const { t } = useTranslation('billing');
  return ({ brand, lastFour }) => t('payment.name', { brand, lastFour });
}
