import { loadCalendar, type Language } from '@console/i18n';
import type { ConfigProviderProps } from 'antd';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

// From `es`, like antd's English texts, which are loaded anyway.
const TEXTS: Record<Language, () => Promise<{ default: AntdLocale }>> = {
  en: () => import('antd/es/locale/en_US'),
  vi: () => import('antd/es/locale/vi_VN'),
};

/**
 * antd's texts in a language, with the console's dates and weeks in its pickers. Undefined (antd's English)
 * if a file cannot be loaded. @see spec 9
 */
export async function loadAntdLocale(language: Language): Promise<AntdLocale | undefined> {
  try {
    const [{ default: locale }] = await Promise.all([TEXTS[language](), loadCalendar(language)]);
    return withDateFormats(locale);
  } catch {
    console.error('Failed locale loading', { namespace: 'antd', language });
    return undefined;
  }
}

function withDateFormats({ DatePicker, ...locale }: AntdLocale): AntdLocale {
  if (!DatePicker) return locale;
  const lang = {
    ...DatePicker.lang,
    fieldDateFormat: 'YYYY-MM-DD',
    fieldDateTimeFormat: 'YYYY/MM/DD HH:mm:ss',
  };
  return { ...locale, DatePicker: { ...DatePicker, lang } };
}
