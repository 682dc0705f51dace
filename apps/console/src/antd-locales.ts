import type { Language } from '@console/i18n';
import type { ConfigProviderProps } from 'antd';

/** antd's own texts; English is built into it. */
export async function loadAntdLocale(language: Language): Promise<ConfigProviderProps['locale']> {
  return language === 'vi' ? (await import('antd/locale/vi_VN')).default : undefined;
}
