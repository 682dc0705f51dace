import type { Language } from '@console/i18n';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../services/console-services';

/** Asks, keeps the language and loads the page anew; on cancel nothing changes. @see docs/behaviour.md 2.6, 4.10 */
export function useChangeLanguage(): (language: Language) => void {
  const { t } = useTranslation('shell');
  const { modal } = App.useApp();
  const { keepLanguage, reload } = useConsole();

  return (language) => {
    modal.warning({
      okCancel: true,
      title: t('settings.warning'),
      content: t('settings.languageQuestion'),
      okText: t('confirm'),
      cancelText: t('cancel'),
      onOk: () => {
        keepLanguage(language);
        reload();
      },
    });
  };
}
