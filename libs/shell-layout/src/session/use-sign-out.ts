import { consoleApi } from '@console/http';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { logoutEndpoint } from '../api/session-api';
import { LOGIN_PATH } from '../guards/guard';
import { useConsole } from '../services/console-services';

const TOAST_SECONDS = 3;

/** Asks, then signs out: the platform is told, but its answer changes nothing. @see docs/behaviour.md 2.8 */
export function useSignOut(): () => void {
  const { t } = useTranslation('shell');
  const { modal, message } = App.useApp();
  const { session, store } = useConsole();
  const navigate = useNavigate();

  const signOut = async () => {
    const told = session.token === null ? undefined : store.dispatch(logoutEndpoint.initiate());
    // Whatever comes of it: a platform that is down keeps nobody signed in.
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LOGOUT_PATIENCE_MS))]);
    session.clear();
    void message.success(t('logout.success'), TOAST_SECONDS);
    await navigate(LOGIN_PATH);
    // After the screens are gone, or they would ask again for what was just dropped.
    store.dispatch(consoleApi.util.resetApiState());
  };

  return () => {
    modal.confirm({
      type: 'warning',
      title: t('logout.dialog.title'),
      content: t('logout.dialog.message'),
      okText: t('logout.dialog.confirm'),
      cancelText: t('logout.dialog.cancel'),
      onOk: signOut,
    });
  };
}

/** How long the platform may take to hear of a sign-out. Milliseconds. */
const LOGOUT_PATIENCE_MS = 3000;
