import { useFailureLines } from '@console/shell-layout';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePaymentMethodName } from './use-payment-method-name';
import type { usePaymentReturn } from './use-payment-return';

/** What became of a visit to the payment provider, until somebody has read it. */
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
    case 'cancelled':
    case 'failed':
      return (
        <Alert
          type={outcome.kind === 'cancelled' ? 'info' : 'warning'}
          showIcon
          role="status"
          closable={closable}
          title={t(`payment.${outcome.kind}`)}
        />
      );
    case 'refused':
      return (
        <Alert
          type="error"
          showIcon
          closable={closable}
          title={t('payment.refused')}
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
