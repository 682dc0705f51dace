import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { LANGUAGES, type Language } from '@console/i18n';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

interface AuthToolsProps {
  language: string;
  darkMode: boolean;
  onLanguage: (language: Language) => void;
  onTheme: (dark: boolean) => void;
}

/** Theme and language for a person who is not signed in yet. */
export function AuthTools({ language: current, darkMode, onLanguage, onTheme }: AuthToolsProps) {
  const { t } = useTranslation('shell');
  return (
    <Flex align="center" gap={4}>
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <Button
          key={language}
          type="text"
          lang={language}
          onClick={() => {
            onLanguage(language);
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
          onTheme(!darkMode);
        }}
      />
    </Flex>
  );
}
