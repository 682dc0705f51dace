import { isLanguage, LANGUAGES } from '@console/i18n';
import { App, ConfigProvider, Flex, Radio, Switch, theme, Typography, type ConfigProviderProps } from 'antd';
import type { i18n } from 'i18next';
import { useEffect, useId, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { consoleTheme, loadAntdLocale, useMediaQuery } from '@console/shell-layout';
import { HostSimulator, type HostSimulatorProps } from './host-simulator';

interface SimulatorRootProps extends HostSimulatorProps {
  /** With the simulator's texts loaded: `simulatorLocale`. */
  texts: i18n;
  darkMode: boolean;
}

/** antd's own. With a locale from the first: one that comes later would have everything below drawn anew. */
const ENGLISH: NonNullable<ConfigProviderProps['locale']> = { locale: 'en' };

/** A whole page: the host simulator in its own language and theme, whatever its guest has. */
export function SimulatorRoot({ texts, darkMode: darkAtFirst, ...simulator }: SimulatorRootProps) {
  const [darkMode, setDarkMode] = useState(darkAtFirst);
  const [language, setLanguage] = useState(texts.language);
  const [antdLocale, setAntdLocale] = useState(ENGLISH);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (isLanguage(language)) {
      void loadAntdLocale(language).then((loaded = ENGLISH) => {
        setAntdLocale(loaded);
      });
    }
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = darkMode ? 'dark' : 'light';
  }, [darkMode]);

  return (
    <I18nextProvider i18n={texts}>
      <ConfigProvider theme={consoleTheme(darkMode, reducedMotion)} locale={antdLocale}>
        <App component={false}>
          <Page
            darkMode={darkMode}
            onDarkMode={setDarkMode}
            onLanguage={(chosen) => {
              void texts.changeLanguage(chosen).then(() => {
                setLanguage(chosen);
              });
            }}
            {...simulator}
          />
        </App>
      </ConfigProvider>
    </I18nextProvider>
  );
}

interface PageProps extends HostSimulatorProps {
  darkMode: boolean;
  onDarkMode: (darkMode: boolean) => void;
  onLanguage: (language: string) => void;
}

function Page({ darkMode, onDarkMode, onLanguage, ...simulator }: PageProps) {
  const { t, i18n } = useTranslation('hostSimulator');
  const { token } = theme.useToken();
  const themeLabel = useId();

  return (
    <main
      style={{
        minHeight: '100vh',
        padding: token.padding,
        background: token.colorBgLayout,
        color: token.colorText,
        fontFamily: token.fontFamily,
      }}
    >
      <Flex wrap gap="middle" align="center" style={{ marginBottom: token.margin }}>
        <div style={{ flex: '1 1 280px' }}>
          <Typography.Title level={1} style={{ fontSize: token.fontSizeHeading3, margin: 0 }}>
            {t('title')}
          </Typography.Title>
          <Typography.Text type="secondary">{t('intro')}</Typography.Text>
        </div>
        <Radio.Group
          size="small"
          aria-label={t('language')}
          value={i18n.language}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={({ target }) => {
            if (isLanguage(target.value)) onLanguage(target.value);
          }}
        />
        <Flex gap="small" align="center">
          <span id={themeLabel}>{t('theme')}</span>
          <Switch size="small" aria-labelledby={themeLabel} checked={darkMode} onChange={onDarkMode} />
        </Flex>
      </Flex>
      <HostSimulator {...simulator} />
    </main>
  );
}
