import { DetailCard, LinkButton } from '@console/ui';
import { FormField, OperationForm } from '@console/ui/form';
import { useGetProfileQuery } from '@console/shell-layout';
import { Alert, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation, useListMySessionsQuery } from '../api/my-account-api';
import { ChangePasswordDto } from '../contract';
import { FocusHere } from '../email-link/flow-end';
import { NewPasswordField } from './new-password-field';

/** @see spec 2.3, 7.3 */
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
          <ChangePasswordForm email={user.email} onDone={() => setIsDone(true)} />
        )}
      </DetailCard>
    </div>
  );
}

function PasswordChanged({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <FocusHere>
      <Alert
        type="success"
        showIcon
        role="status"
        title={t('changePassword.done')}
        description={t('changePassword.doneEffect', { email })}
        action={<LinkButton to="/user/info">{t('changePassword.toSettings')}</LinkButton>}
      />
    </FocusHere>
  );
}

/** No draft, because both fields are secrets. */
export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [change] = useChangePasswordMutation();
  const { data: sessions } = useListMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const others = sessions?.data.filter(({ current }) => !current).length;

  return (
    <>
      <p style={{ marginTop: 0 }}>
        {others === undefined
          ? t('changePassword.effect')
          : others === 0
            ? t('changePassword.effectOnNone')
            : t('changePassword.effectOn', { count: others })}
      </p>
      <OperationForm
        schema={ChangePasswordDto}
        run={(body) => change({ body })}
        onDone={onDone}
        submitLabel={t('changePassword.submit')}
      >
        {/** Tells password managers which account the passwords belong to. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <FormField name="currentPassword" label={t('changePassword.current')}>
          <Input.Password autoComplete="current-password" />
        </FormField>
        <NewPasswordField name="newPassword" label={t('changePassword.new')} email={email} />
      </OperationForm>
    </>
  );
}
