import { FormField } from '@console/ui/form';
import { Input, type InputProps } from 'antd';
import { useTranslation } from 'react-i18next';

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

export function CodeInput(props: InputProps) {
  return <Input inputMode="numeric" autoComplete="one-time-code" maxLength={16} autoFocus {...props} />;
}
