import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { LANGUAGES } from '@console/i18n';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../services/console-services';
import { useChangeLanguage } from '../settings/use-change-language';

/** Theme and language for a person who is not signed in yet. */
export function AuthTools() {
  const { t, i18n } = useTranslation('shell');
  const [{ darkMode }, change] = usePreferences();
  const changeLanguage = useChangeLanguage();

  return (
    <Flex align="center" gap={4}>
      {LANGUAGES.filter((language) => language !== i18n.language).map((language) => (
        <Button
          key={language}
          type="text"
          lang={language}
          onClick={() => {
            changeLanguage(language);
          }}
        >
          {t(`settings.languages.${language}`)}
        </Button>
      ))}
      <Button
        type="text"
        aria-label={darkMode ? t('theme.toLight') : t('theme.toDark')}
        icon={darkMode ? <SunOutlined /> : <MoonOutlined />}
        onClick={() => {
          change({ darkMode: !darkMode });
        }}
      />
    </Flex>
  );
}
