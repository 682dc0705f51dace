import { MAX_PAGE_SIZE } from '@console/http/contract';
import { ConfirmDialog, usePopUps } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPaymentMethodsQuery, useRemovePaymentMethodMutation } from '../api/payment-api';
import { paymentMethodTerm, type PaymentMethod } from '../contract';
import { useForgetPaymentMethod, usePaymentMethodName } from './payment-method';
import { removalOf } from './removal';

interface RemovePaymentMethodDialogProps {
  method: PaymentMethod | undefined;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
  onClose: () => void;
}

/** @see spec 4.5, 7.4 */
export function RemovePaymentMethodDialog({ method, today, onClose }: RemovePaymentMethodDialogProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const nameOf = usePaymentMethodName();
  const forget = useForgetPaymentMethod();
  const [remove] = useRemovePaymentMethodMutation();
  // The content remains while the dialog closes.
  const [shown, setShown] = useState(method);
  if (method && method !== shown) setShown(method);
  const { currentData, ...query } = useListPaymentMethodsQuery(
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
      action={t('payment.remove.action')}
      danger
      affected={{ ...query, data: affected }}
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
    case 'replaced': {
      const name = nameOf(removal.replacement);
      const hasEnded = paymentMethodTerm(removal.replacement, today) === 'ended';
      return [
        t('payment.remove.affected.replaced', { name }),
        ...(hasEnded ? [t('payment.remove.affected.replacementExpired', { name })] : []),
      ];
    }
    case 'noReplacement':
      return [t('payment.remove.affected.noReplacement'), t('payment.remove.affected.cardNeeded')];
    case 'last':
      return [t('payment.remove.affected.last'), t('payment.remove.affected.cardNeeded')];
  }
}
