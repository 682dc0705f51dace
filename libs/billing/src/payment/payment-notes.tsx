import { useFailureLines } from '@console/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { paymentMethodTerm, type PaymentMethod } from '../contract';
import { expiryText, usePaymentMethodName } from './payment-method';
import type { usePaymentReturn } from './use-payment-return';

export function PaymentOutcomeNote({ outcome, dismiss, retry }: ReturnType<typeof usePaymentReturn>) {
  const { t } = useTranslation('billing');
  const nameOf = usePaymentMethodName();
  const failureLines = useFailureLines();
  if (!outcome) return null;

  const closable = { 'aria-label': t('payment.dismiss'), onClose: dismiss };
  switch (outcome.kind) {
    case 'added': {
      const { method } = outcome;
      const name = method && nameOf(method);
      return (
        <Alert
          type="success"
          showIcon
          role="status"
          closable={closable}
          title={name === undefined ? t('payment.added.unnamed') : t('payment.added.title', { name })}
          description={method?.isPrimary && t('payment.added.primary')}
        />
      );
    }
    case 'canceled':
    case 'failed':
      return (
        <Alert
          type={outcome.kind === 'canceled' ? 'info' : 'warning'}
          showIcon
          role="status"
          closable={closable}
          title={t(`payment.${outcome.kind}`)}
        />
      );
    case 'rejected':
      return (
        <Alert
          type="error"
          showIcon
          closable={closable}
          title={t('payment.rejected')}
          description={failureLines(outcome.error).join(' ')}
        />
      );
    case 'unfinished':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('payment.unfinished.title')}
          description={[...failureLines(outcome.error), t('payment.unfinished.again')].join(' ')}
          action={
            <Button size="small" onClick={retry}>
              {t('payment.unfinished.retry')}
            </Button>
          }
        />
      );
  }
}

interface PrimaryTermNoteProps {
  methods: readonly PaymentMethod[] | undefined;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

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
