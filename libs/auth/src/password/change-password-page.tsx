import { DetailCard } from '@console/ui';
import { useGetProfileQuery } from '@console/shell-layout';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from './change-password-form';
import { PasswordChanged } from './password-changed';

/** Chooses a new password against the current one. @see spec 2.3, 7.3 */
export function ChangePasswordPage() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  const [isDone, setIsDone] = useState(false);
  return (
    <div style={{ maxWidth: 720 }}>
      <DetailCard title={t('changePassword.title')}>
        {!user ? (
          <Skeleton active title={false} />
        ) : isDone ? (
          <PasswordChanged email={user.email} />
        ) : (
          <ChangePasswordForm
            email={user.email}
            onDone={() => {
              setIsDone(true);
            }}
          />
        )}
      </DetailCard>
    </div>
  );
}
