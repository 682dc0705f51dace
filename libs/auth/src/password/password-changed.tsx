import { LinkButton } from '@console/shell-layout';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** What a new password has led to: who is signed out, who is not, and who hears of it. */
export function PasswordChanged({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    // What had the focus is gone with the form: reading goes on here.
    <div tabIndex={-1} ref={takeFocus} style={{ outline: 'none' }}>
      <Alert
        type="success"
        showIcon
        role="status"
        title={t('changePassword.done')}
        description={t('changePassword.doneEffect', { email })}
        action={<LinkButton to="/user/info">{t('changePassword.toSettings')}</LinkButton>}
      />
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
