import { FormDialog, FormField } from '@console/ui/form';
import { TWO_FACTOR_PATH } from '@console/shell-layout';
import { Alert, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDisableTwoFactorMutation } from '../api/my-account-api';
import { DisableTwoFactorDto } from '../contract';
import { USER_INFO_PATH } from '../my-account/my-account-paths';
import { SecondFactorField } from './code-fields';

/** For a lost or retired device; enrollment follows. @see spec 4.2 */
export function TwoFactorOffDialog() {
  const { t } = useTranslation('auth');
  const [disable] = useDisableTwoFactorMutation();
  const navigate = useNavigate();

  return (
    <FormDialog
      title={t('routes.twoFactorOff')}
      schema={DisableTwoFactorDto}
      run={(body) => disable({ body })}
      onDone={() => {
        void navigate(TWO_FACTOR_PATH);
      }}
      submitLabel={t('twoFactorOff.submit')}
      draftKey="own-account:two-factor-off"
      closeTo={USER_INFO_PATH}
    >
      <Alert type="warning" showIcon title={t('twoFactorOff.effect')} style={{ marginBottom: 24 }} />
      <FormField name="password" label={t('signIn.password')}>
        <Input.Password autoComplete="current-password" />
      </FormField>
      <SecondFactorField />
    </FormDialog>
  );
}
