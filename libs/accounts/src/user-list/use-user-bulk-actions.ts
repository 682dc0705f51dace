import type { BulkAction } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useResetPasswordOfManyMutation } from '../api/users-api';
import { CHANGES_ACCOUNTS } from '../user/changes-accounts';
import type { AdminUser } from '../contract';

/** What can be done with many accounts at once. */
export function useUserBulkActions(): BulkAction<AdminUser>[] {
  const { t } = useTranslation('accounts');
  const [mailLink] = useResetPasswordOfManyMutation();
  return [
    {
      key: 'mail-link',
      label: t('users.mailLink.label'),
      question: (count) => t('users.mailLink.question', { count }),
      effect: t('users.mailLink.effect'),
      requires: CHANGES_ACCOUNTS,
      run: ({ id }) => mailLink({ id }),
    },
  ];
}
