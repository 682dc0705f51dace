import { useConsole, useFailureLines } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBeginPaymentMethodMutation } from '../api/payment-api';
import { withoutPaymentReturn } from './payment-return';
import { providerAddress } from './provider-address';

/** Leaves for the payment provider’s own page, which takes the card and leads back here; or tells why nobody can be sent there. */
export function useBeginPaymentMethod(appId: string) {
  const { t } = useTranslation('billing');
  const { leave } = useConsole();
  const { pathname, search } = useLocation();
  const failureLines = useFailureLines();
  const [begin, { isLoading }] = useBeginPaymentMethodMutation();
  const [obstacle, setObstacle] = useState<string>();

  return {
    isBeginning: isLoading,
    obstacle,
    begin: async () => {
      setObstacle(undefined);
      const query = withoutPaymentReturn(new URLSearchParams(search)).toString();
      const returnTo = query === '' ? pathname : `${pathname}?${query}`;
      const { data, error } = await begin({ appId, body: { appId, returnTo } });
      if (data) {
        const address = providerAddress(data.location);
        if (address === undefined) setObstacle(t('payment.notOpened.noWebPage'));
        else leave(address);
      } else if ('kind' in error && error.kind === 'refused' && error.status < 500) {
        setObstacle(error.status === 404 ? t('payment.notOpened.notOffered') : failureLines(error).join(' '));
      }
    },
  };
}
