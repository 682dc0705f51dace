import { FormField } from '@console/ui/form';
import { Form, Input, type InputProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoFactorCodeDto } from '../contract';

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

/** Submits its form as soon as the code is complete, each code once. */
export function SubmittingCodeInput(props: InputProps) {
  const form = Form.useFormInstance();
  const submitted = useRef<string>(undefined);
  return (
    <CodeInput
      {...props}
      onChange={(event) => {
        props.onChange?.(event);
        const complete = TwoFactorCodeDto.safeParse({ code: event.target.value }).data?.code;
        if (complete === undefined || complete === submitted.current) return;
        submitted.current = complete;
        form.submit();
      }}
    />
  );
}
