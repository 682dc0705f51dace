import { MAX_PAGE_SIZE } from '@console/http/contract';
import { ConfirmDialog, usePopUps } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPaymentMethodsQuery, useRemovePaymentMethodMutation } from '../api/payment-api';
import { paymentMethodTerm, type PaymentMethod } from '../contract';
import { removalOf } from './removal';
import { useForgetPaymentMethod } from './use-forget-payment-method';
import { usePaymentMethodName } from './use-payment-method-name';

interface RemovePaymentMethodDialogProps {
  /** The dialog is open while there is one. */
  method: PaymentMethod | undefined;
  /** `YYYY-MM-DD`, where the person is. */
  today: string;
  onClose: () => void;
}

/**
 * Removes a payment method once somebody has seen what that does: which card takes over, or that nobody can be charged any
 * more. It asks for all of the app’s as they are now. @see spec 4.5, 7.4
 */
export function RemovePaymentMethodDialog({ method, today, onClose }: RemovePaymentMethodDialogProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const nameOf = usePaymentMethodName();
  const forget = useForgetPaymentMethod();
  const [remove] = useRemovePaymentMethodMutation();
  // What the dialog says stays while it closes.
  const [shown, setShown] = useState(method);
  if (method && method !== shown) setShown(method);
  const { currentData, ...asked } = useListPaymentMethodsQuery(
    { appId: shown?.appId ?? '', sort: 'createdAt', page: 1, perPage: MAX_PAGE_SIZE },
    { skip: method === undefined, refetchOnMountOrArgChange: true },
  );
  const affected = useAffected(shown, currentData?.data, today);
  if (!shown) return null;

  const name = nameOf(shown);
  return (
    <ConfirmDialog
      open={method !== undefined}
      title={t('payment.remove.title', { name })}
      danger
      affected={{ ...asked, data: affected }}
      run={() => remove({ id: shown.id, appId: shown.appId })}
      onDone={() => {
        forget();
        message.success(t('payment.remove.done', { name }));
      }}
      onClose={onClose}
    >
      {t('payment.remove.effect')}
    </ConfirmDialog>
  );
}

function useAffected(
  method: PaymentMethod | undefined,
  methods: readonly PaymentMethod[] | undefined,
  today: string,
): string[] {
  const { t } = useTranslation('billing');
  const nameOf = usePaymentMethodName();
  if (!method || !methods) return [];
  const removal = removalOf(method, methods);
  switch (removal.kind) {
    case 'unchanged':
      return removal.primary
        ? [t('payment.remove.affected.unchanged', { name: nameOf(removal.primary) })]
        : [t('payment.remove.affected.noPrimary')];
    case 'succeeded': {
      const name = nameOf(removal.heir);
      const hasEnded = paymentMethodTerm(removal.heir, today) === 'ended';
      return [
        t('payment.remove.affected.succeeded', { name }),
        ...(hasEnded ? [t('payment.remove.affected.heirEnded', { name })] : []),
      ];
    }
    case 'unled':
      return [t('payment.remove.affected.unled'), t('payment.remove.affected.cardNeeded')];
    case 'last':
      return [t('payment.remove.affected.last'), t('payment.remove.affected.cardNeeded')];
  }
}
