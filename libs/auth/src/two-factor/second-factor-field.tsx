import { FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks somebody who is signed in for a code once more: of the authenticator, or a recovery code where the device is lost. */
export function SecondFactorField() {
  const { t } = useTranslation('auth');
  return (
    <FormField
      name="code"
      label={t('code.label')}
      help={t('code.orRecoveryCode')}
      rules={{ secondFactorCode: t('code.eitherFormat') }}
    >
      <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
    </FormField>
  );
}
