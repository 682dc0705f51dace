import { FormDialog, FormField } from '@console/ui/form';
import { TWO_FACTOR_PATH } from '@console/shell-layout';
import { Alert, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDisableTwoFactorMutation } from '../api/two-factor-api';
import { DisableTwoFactorDto } from '../contract';
import { SecondFactorField } from './second-factor-field';
import { USER_INFO_PATH } from '../own-account/own-account-paths';

/** Turns two-factor authentication off, for a device that is given up or lost; the set-up follows. @see spec 4.2 */
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
