import { FormField } from '@console/ui/form';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordRuleList } from './password-rule-list';
import { passwordSchema, ruleStates } from './password-rules';

interface NewPasswordFieldProps {
  /** A field of the form's schema that is a `NewPassword`. */
  name: string;
  label: string;
  /** The account's, where it is known whole: a masked one tells nothing. */
  email?: string | undefined;
  /** The form's field that the e-mail is typed into, where it is not known before. */
  emailField?: string;
  autoFocus?: boolean;
}

/**
 * The field of an OperationForm in which somebody chooses a password: typed once, readable on demand, with the contract's
 * rules below it and whether each is met as one types. Without an e-mail the platform alone can tell that the password is
 * the address itself; its refusal then stands at the field.
 *
 *     <NewPasswordField name="newPassword" label={t('…')} email={user.email} />
 *     <NewPasswordField name="password" label={t('…')} emailField="email" />
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
