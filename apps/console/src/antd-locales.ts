import type { Language } from '@console/i18n';
import type { Locale } from 'antd/es/locale';

/** antd's own texts; English is built into it. */
export async function loadAntdLocale(language: Language): Promise<Locale | undefined> {
  return language === 'vi' ? (await import('antd/es/locale/vi_VN')).default : undefined;
}
