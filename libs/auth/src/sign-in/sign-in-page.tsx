import { FormField, OperationForm, PageHeader, type Outcome } from '@console/shell-layout';
import { Alert, Flex, Input, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLoginMutation } from '../api/auth-api';
import { LoginDto } from '../contract';
import { FORGOT_PASSWORD_PATH, RESEND_CONFIRMATION_PATH, SIGN_UP_PATH } from './account-paths';
import { SocialButtons } from './social-buttons';
import { useBeginSession } from './use-begin-session';
import { useSocialReturn } from './use-social-return';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation();
  const { beginOrAskForCode } = useBeginSession();
  const social = useSocialReturn();
  const { search } = useLocation();
  /** Whose password was right, and whose address is not confirmed yet. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const toSignUp = <Link to={`${SIGN_UP_PATH}${search}`}>{t('signIn.signUp')}</Link>;

  return (
    <>
      <PageHeader title={t('signIn.title')} />
      {social.refused && (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBottom: 16 }}
          title={t(`social.refused.${social.refused}`)}
          action={social.refused === 'no-account' && toSignUp}
        />
      )}
      <OperationForm
        schema={LoginDto}
        run={async (body) => {
          const outcome = await login({ body });
          setUnconfirmed(isUnconfirmed(outcome.error) ? body.email : undefined);
          return outcome;
        }}
        onDone={beginOrAskForCode}
        submitLabel={t('signIn.submit')}
        wide
      >
        <FormField
          name="email"
          label={t('signIn.email')}
          help={
            unconfirmed !== undefined && (
              <Link to={`${RESEND_CONFIRMATION_PATH}${search}`} state={{ email: unconfirmed }}>
                {t('signIn.resend')}
              </Link>
            )
          }
        >
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </FormField>
        <FormField name="password" label={t('signIn.password')}>
          <Input.Password autoComplete="current-password" />
        </FormField>
      </OperationForm>
      <Flex justify="space-between" gap={16} wrap style={{ marginTop: 16 }}>
        <Link to={`${FORGOT_PASSWORD_PATH}${search}`}>{t('signIn.forgot')}</Link>
        {toSignUp}
      </Flex>
      <SocialButtons />
      <Spin fullscreen spinning={social.finishing} description={t('social.finishing')} />
    </>
  );
}

/** The platform says so beside the address, to whoever knows the password alone. */
function isUnconfirmed(error: Outcome<unknown>['error']): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'refused' && 'email' in error.fieldErrors;
}
