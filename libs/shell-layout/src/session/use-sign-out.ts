import { usePopUps } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LOGIN_PATH } from '../routes/paths';
import { useConsole } from '../services/console-services';
import { signOut } from './end-session';

const TOAST_SECONDS = 3;

/** Confirms, then signs out whatever the platform responds. @see spec 2.8 */
export function useSignOut(): () => void {
  const { t } = useTranslation('shell');
  const { modal, message } = usePopUps();
  const services = useConsole();
  const navigate = useNavigate();

  const leave = async () => {
    const ended = signOut(services);
    message.success(t('logout.success'), TOAST_SECONDS);
    if (!services.host) {
      await navigate(LOGIN_PATH);
      return;
    }
    // The host reloads when the platform rejects the token.
    await ended;
    services.reload();
  };

  return () => {
    modal.warning({
      okCancel: true,
      title: t('logout.dialog.title'),
      content: t('logout.dialog.message'),
      okText: t('logout.dialog.confirm'),
      okButtonProps: { 'data-testid': 'confirm' },
      cancelText: t('logout.dialog.cancel'),
      onOk: leave,
    });
  };
}
