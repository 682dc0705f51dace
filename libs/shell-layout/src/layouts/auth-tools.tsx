import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { LANGUAGES, type Language } from '@console/i18n';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '@console/ui';
import { useHydrated } from './use-hydrated';

export interface AuthToolsProps {
  darkMode: boolean;
  onLanguage: (language: Language) => void;
  onTheme: (dark: boolean) => void;
}

/** Theme and language for signed-out users. */
export function AuthTools({ darkMode, onLanguage, onTheme }: AuthToolsProps) {
  const { t, i18n } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  // In a prerendered page `data-in-theme` selects one of both.
  const shown = useHydrated() ? darkMode : undefined;
  return (
    <Flex align="center" gap={4}>
      {LANGUAGES.filter((language) => language !== i18n.language).map((language) => (
        <Button
          key={language}
          type="text"
          lang={language}
          onClick={() => {
            onLanguage(language);
          }}
        >
          {ui(`languages.${language}`)}
        </Button>
      ))}
      <Button
        type="text"
        // antd gives a button with only an icon the icon's width, so the name is part of the icon.
        icon={
          <>
            {shown !== false && (
              <span data-in-theme="dark">
                <SunOutlined aria-hidden />
                <span style={VISUALLY_HIDDEN}>{t('theme.toLight')}</span>
              </span>
            )}
            {shown !== true && (
              <span data-in-theme="light">
                <MoonOutlined aria-hidden />
                <span style={VISUALLY_HIDDEN}>{t('theme.toDark')}</span>
              </span>
            )}
          </>
        }
        onClick={() => {
          onTheme(!darkMode);
        }}
      />
    </Flex>
  );
}
