import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '../contract';

/** How far a person has come is told: invited, signed up, or in. */
export function useUserStatus() {
  const { t } = useTranslation('accounts');
  return useMemo(
    () =>
      ({
        active: { tone: 'success', label: t('status.active') },
        invited: { tone: 'warning', label: t('status.invited') },
        unconfirmed: { tone: 'neutral', label: t('status.unconfirmed') },
      }) as const satisfies Record<AdminUser['status'], unknown>,
    [t],
  );
}
