import { useConsole, usePreferences } from '../services/console-services';
import { useChangeLanguage } from '../settings/use-change-language';
import { AuthFrame } from './auth-frame';
import { KeepAliveOutlet } from './keep-alive-outlet';
import { DocumentTitle } from './page-title';

export function AuthLayout() {
  const { config, captcha } = useConsole();
  const [{ darkMode }, change] = usePreferences();
  const changeLanguage = useChangeLanguage();

  return (
    <AuthFrame
      product={config}
      captcha={captcha !== undefined}
      darkMode={darkMode}
      onLanguage={changeLanguage}
      onTheme={(dark) => {
        change({ darkMode: dark });
      }}
    >
      <DocumentTitle />
      <KeepAliveOutlet />
    </AuthFrame>
  );
}
