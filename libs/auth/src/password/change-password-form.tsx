import { FormField, OperationForm } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation, useListOwnSessionsQuery } from '../api/own-account-api';
import { ChangePasswordDto } from '../contract';
import { NewPasswordField } from './new-password-field';

interface ChangePasswordFormProps {
  email: string;
  onDone: () => void;
}

/** The current password and the new one; what else it does is said before it is done. No draft: both are secrets. */
export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const { t } = useTranslation('auth');
  const [change] = useChangePasswordMutation();
  const { data: sessions } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
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
        {/* Tells a password manager whose passwords these are. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <FormField name="currentPassword" label={t('changePassword.current')}>
          <Input.Password autoComplete="current-password" />
        </FormField>
        <NewPasswordField name="newPassword" label={t('changePassword.new')} email={email} />
      </OperationForm>
    </>
  );
}
