import type { Language } from '@console/i18n';
import { useChangeLanguage } from '@console/shell-layout';
import { Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** What the account's language is for; and a way to the same language in this browser, where the console speaks another. */
export function ConsoleLanguageNote({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('auth');
  const { token } = theme.useToken();
  const changeLanguage = useChangeLanguage();
  return (
    <>
      {t('userInfo.languageHelp')}
      {language !== i18n.language && (
        <div>
          <Button
            type="link"
            style={{ height: 'auto', padding: `${String(token.paddingXXS)}px 0`, whiteSpace: 'normal' }}
            onClick={() => {
              changeLanguage(language);
            }}
          >
            {t(`userInfo.showConsoleIn.${language}`)}
          </Button>
        </div>
      )}
    </>
  );
}
