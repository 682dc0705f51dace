import { StatusTag } from '@console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from './contract';

export function UserStatusTag({ status }: Pick<AdminUser, 'status'>) {
  return <StatusTag {...useUserStatus()[status]} />;
}

export function useUserStatus() {
  const { t } = useTranslation('accounts');
  return useMemo(
    () =>
      ({
        active: { tone: 'normal', label: t('status.active') },
        invited: { tone: 'off', label: t('status.invited') },
        unconfirmed: { tone: 'off', label: t('status.unconfirmed') },
      }) as const satisfies Record<AdminUser['status'], unknown>,
    [t],
  );
}
