import { usePopUps } from '@console/shell-layout';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminUser } from '../contract';
import { userPath } from '../user/user-paths';

/** Long enough to read it and to reach its button. */
const NOTICE_SECONDS = 10;

/** Says that an account has been made, and leads to it; so does its row in the list. */
export function useCreatedNotice(): (user: AdminUser) => void {
  const { t } = useTranslation('accounts');
  const { notification } = usePopUps();
  const navigate = useNavigate();
  const key = useId();
  return (user) => {
    notification.success({
      key,
      title: t('create.done', { name: user.name }),
      description: t('create.mailed', { email: user.email }),
      duration: NOTICE_SECONDS,
      role: 'status',
      actions: (
        <Button
          size="small"
          onClick={() => {
            notification.destroy(key);
            void navigate(userPath(user.id));
          }}
        >
          {t('create.open')}
        </Button>
      ),
    });
  };
}
