import { useTranslation } from 'react-i18next';
import { useResendConfirmationMutation } from '../api/self-service-api';
import { ResendConfirmationDto } from '../contract';
import { RequestEmail } from '../email-link/request-email';

export function ResendConfirmationPage() {
  const { t } = useTranslation('auth');
  const [ask] = useResendConfirmationMutation();
  return (
    <RequestEmail
      title={t('resendConfirmation.title')}
      description={t('resendConfirmation.what')}
      submitLabel={t('resendConfirmation.submit')}
      schema={ResendConfirmationDto}
      run={(body) => ask({ body })}
      sentTo={(email) => t('resendConfirmation.sent', { email })}
    />
  );
}
