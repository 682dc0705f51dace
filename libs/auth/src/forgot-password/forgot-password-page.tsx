import { useTranslation } from 'react-i18next';
import { useForgotPasswordMutation } from '../api/self-service-api';
import { ReGetPasswordDto } from '../contract';
import { RequestEmail } from '../email-link/request-email';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [ask] = useForgotPasswordMutation();
  return (
    <RequestEmail
      title={t('forgotPassword.title')}
      description={t('forgotPassword.what')}
      submitLabel={t('forgotPassword.submit')}
      schema={ReGetPasswordDto}
      run={(body) => ask({ body })}
      sentTo={(email) => t('forgotPassword.sent', { email })}
    />
  );
}
