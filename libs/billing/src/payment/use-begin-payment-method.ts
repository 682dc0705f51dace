import { useFailureLines } from '@console/ui';
import { useConsole } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBeginPaymentMethodMutation } from '../api/payment-api';
import { providerAddress, withoutPaymentReturn } from './payment-return';

/** Opens the payment provider's page, which returns here, or reports why it cannot be opened. */
export function useBeginPaymentMethod(appId: string) {
  const { t } = useTranslation('billing');
  const { leave } = useConsole();
  const { pathname, search } = useLocation();
  const failureLines = useFailureLines();
  const [begin, { isLoading }] = useBeginPaymentMethodMutation();
  const [failure, setFailure] = useState<string>();

  return {
    isBeginning: isLoading,
    failure,
    begin: async () => {
      setFailure(undefined);
      const query = withoutPaymentReturn(new URLSearchParams(search)).toString();
      const returnTo = query === '' ? pathname : `${pathname}?${query}`;
      const { data, error } = await begin({ appId, body: { appId, returnTo } });
      if (data) {
        const address = providerAddress(data.location);
        if (address === undefined) setFailure(t('payment.notOpened.noWebPage'));
        else leave(address);
      } else if ('kind' in error && error.kind === 'http' && error.status < 500) {
        setFailure(error.status === 404 ? t('payment.notOpened.notOffered') : failureLines(error).join(' '));
      }
    },
  };
}
