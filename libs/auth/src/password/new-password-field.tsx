import { FormField } from '@console/ui/form';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordRuleList } from './password-rule-list';
import { passwordSchema, ruleStates } from './password-rules';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** The full email of the account, if known; a masked one is not enough. */
  email?: string | undefined;
  /** The field in the form with the email, if it isn’t known in advance. */
  emailField?: string;
  autoFocus?: boolean;
}

/**
 * Password field with a live list of the rules it meets. Without the email only the server can check the
 * rule about it.
 */
export function NewPasswordField({ name, label, email, emailField, autoFocus }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(name, form);
  const typedEmail = Form.useWatch(
    (values: Record<string, unknown>) => (emailField === undefined ? undefined : values[emailField]),
    form,
  );
  const known =
    email ?? (typeof typedEmail === 'string' && typedEmail !== '' ? typedEmail.trim() : undefined);
  return (
    <FormField
      name={name}
      label={label}
      schema={passwordSchema(known)}
      rules={{
        passwordCommon: t('newPassword.isCommon'),
        passwordIsEmail: t('newPassword.isEmail'),
      }}
      help={
        <>
          {t('newPassword.advice')}
          <PasswordRuleList states={ruleStates(typeof typed === 'string' ? typed : '', known)} />
        </>
      }
    >
      <Input.Password autoComplete="new-password" autoFocus={autoFocus} />
    </FormField>
  );
}
