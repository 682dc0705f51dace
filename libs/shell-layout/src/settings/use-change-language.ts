import type { Language } from '@console/i18n';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole, type ConsoleServices } from '../services/console-services';

/** Asks, keeps the language and loads the page anew; on cancel nothing changes. @see docs/behaviour.md 2.6, 4.10 */
export function useChangeLanguage(): (language: Language) => void {
  return useLanguageQuestion(useConsole());
}

/** The same, for a page that is no console. */
export function useLanguageQuestion({
  keepLanguage,
  reload,
}: Pick<ConsoleServices, 'keepLanguage' | 'reload'>): (language: Language) => void {
  const { t } = useTranslation('shell');
  const { modal } = App.useApp();

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
