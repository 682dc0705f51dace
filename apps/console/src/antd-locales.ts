import type { Language } from '@console/i18n';
import type { ConfigProviderProps } from 'antd';

/** antd's own texts; English is built into it, and stands in where a file cannot be loaded. */
export async function loadAntdLocale(language: Language): Promise<ConfigProviderProps['locale']> {
  if (language === 'en') return undefined;
  try {
    return (await import('antd/locale/vi_VN')).default;
  } catch (error) {
    console.error('Failed locale loading', error);
    return undefined;
  }
}
