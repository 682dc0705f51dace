import { useTranslation } from 'react-i18next';
import { CaptchaTerms } from '../captcha/captcha-terms';
import { useConsole, usePreferences } from '../services/console-services';
import { useChangeLanguage } from '../settings/use-change-language';
import { AuthFrame } from './auth-frame';
import { AuthTools } from './auth-tools';
import { KeepAliveOutlet } from './keep-alive-outlet';
import { DocumentTitle } from './page-title';

export function AuthLayout() {
  const { config, captcha } = useConsole();
  const { i18n } = useTranslation();
  const [{ darkMode }, change] = usePreferences();
  const changeLanguage = useChangeLanguage();

  return (
    <AuthFrame
      product={config}
      foot={
        <>
          {captcha && <CaptchaTerms />}
          <AuthTools
            language={i18n.language}
            darkMode={darkMode}
            onLanguage={changeLanguage}
            onTheme={(dark) => {
              change({ darkMode: dark });
            }}
          />
        </>
      }
    >
      <DocumentTitle />
      <KeepAliveOutlet />
    </AuthFrame>
  );
}
