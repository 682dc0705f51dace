import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { paymentMethodTerm, type PaymentMethod } from '../contract';
import { expiryText } from './expiry-text';
import { usePaymentMethodName } from './use-payment-method-name';

interface PrimaryTermNoteProps {
  methods: readonly PaymentMethod[] | undefined;
  /** `YYYY-MM-DD`, where the person is. */
  today: string;
}

/** Warns of a card that invoices are paid with and that ends, while there is time to replace it, and afterwards. */
export function PrimaryTermNote({ methods = [], today }: PrimaryTermNoteProps) {
  const { t } = useTranslation('billing');
  const nameOf = usePaymentMethodName();
  const primary = methods.find(({ isPrimary }) => isPrimary);
  const term = primary && paymentMethodTerm(primary, today);
  if (!primary?.expiry || term === undefined || term === 'good') return null;
  return (
    <Alert
      type={term === 'ended' ? 'error' : 'warning'}
      showIcon
      role="status"
      title={t(`payment.primaryTerm.${term}`, { name: nameOf(primary), expiry: expiryText(primary.expiry) })}
      description={t('payment.primaryTerm.replace')}
    />
  );
}
