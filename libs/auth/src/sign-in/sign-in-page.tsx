import { FormField, OperationForm, PageHeader } from '@console/shell-layout';
import { Alert, Input, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '../api/auth-api';
import { LoginDto } from '../contract';
import { SocialButtons } from './social-buttons';
import { useBeginSession } from './use-begin-session';
import { useSocialReturn } from './use-social-return';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation();
  const { beginOrAskForCode } = useBeginSession();
  const social = useSocialReturn();

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
        />
      )}
      <OperationForm
        schema={LoginDto}
        run={(body) => login({ body })}
        onDone={beginOrAskForCode}
        submitLabel={t('signIn.submit')}
        wide
      >
        <FormField name="email" label={t('signIn.email')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </FormField>
        <FormField name="password" label={t('signIn.password')}>
          <Input.Password autoComplete="current-password" />
        </FormField>
      </OperationForm>
      <SocialButtons />
      <Spin fullscreen spinning={social.finishing} description={t('social.finishing')} />
    </>
  );
}
