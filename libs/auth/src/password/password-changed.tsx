import { LinkButton } from '@console/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FocusHere } from '../focus-here';

/** What a new password has led to: who is signed out, who is not, and who hears of it. */
export function PasswordChanged({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <FocusHere>
      <Alert
        type="success"
        showIcon
        role="status"
        title={t('changePassword.done')}
        description={t('changePassword.doneEffect', { email })}
        action={<LinkButton to="/user/info">{t('changePassword.toSettings')}</LinkButton>}
      />
    </FocusHere>
  );
}
