import { FormField, OperationForm } from '@console/shell-layout';
import { Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '../api/auth-api';
import { LoginDto } from '../contract';
import { useBeginSession } from './use-begin-session';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation();
  const { beginOrAskForCode } = useBeginSession();

  return (
    <>
      <Typography.Title level={1} style={{ fontSize: 24, marginTop: 0 }}>
        {t('signIn.title')}
      </Typography.Title>
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
    </>
  );
}
