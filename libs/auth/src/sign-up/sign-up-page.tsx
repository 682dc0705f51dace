import { browserZone, isLanguage } from '@console/i18n';
import { FormField, OperationForm } from '@console/ui/form';
import { PageHeader } from '@console/ui';
import { useConsole } from '@console/shell-layout';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useResendConfirmationMutation, useSignUpMutation } from '../api/self-service-api';
import { RegisterDto } from '../contract';
import { EmailSent } from '../email-link/email-sent';
import { FlowEnd, BackToSignIn, BackToSignInBelow } from '../email-link/flow-end';
import { NewPasswordField } from '../password/new-password-field';
import { SocialLogins } from '../sign-in/social-logins';

export function SignUpPage() {
  const { t } = useTranslation('auth');
  const { config } = useConsole();
  if (config.signUp) return <SignUp />;
  return (
    <FlowEnd title={t('signUp.off.title')} what={t('signUp.off.what')}>
      <BackToSignIn type="primary" />
    </FlowEnd>
  );
}

function SignUp() {
  const { t, i18n } = useTranslation('auth');
  const [signUp] = useSignUpMutation();
  const [resend] = useResendConfirmationMutation();
  const { search } = useLocation();
  const [typed, setTyped] = useState<{ name: string; email: string }>();
  const [isSent, setIsSent] = useState(false);

  if (isSent && typed) {
    const { name, email } = typed;
    return (
      <EmailSent
        what={t('signUp.sent', { email })}
        sendAgain={() => resend({ body: { email } })}
        onOtherAddress={() => {
          setTyped({ name, email: '' });
          setIsSent(false);
        }}
      />
    );
  }
  return (
    <>
      <PageHeader title={t('signUp.title')} />
      <OperationForm
        schema={RegisterDto}
        {...(typed && { initialValues: typed })}
        run={(body) => {
          setTyped({ name: body.name, email: body.email });
          const language = isLanguage(i18n.language) && { language: i18n.language };
          return signUp({ body: { ...body, timezone: browserZone(), ...language } });
        }}
        onDone={() => setIsSent(true)}
        submitLabel={t('signUp.submit')}
        wide
      >
        <FormField name="name" label={t('signUp.name')}>
          <Input autoComplete="name" autoFocus />
        </FormField>
        <FormField name="email" label={t('signIn.email')}>
          <Input type="email" autoComplete="username" inputMode="email" />
        </FormField>
        <NewPasswordField name="password" label={t('signUp.password')} emailField="email" />
      </OperationForm>
      <BackToSignInBelow>{t('signUp.hasAccount')}</BackToSignInBelow>
      <SocialLogins signUp search={search} />
    </>
  );
}
