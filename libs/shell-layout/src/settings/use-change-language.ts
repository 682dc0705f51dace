import type { Language } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useConsole, type ConsoleServices } from '../services/console-services';
import { usePopUps } from '@console/ui';

/** Asks, keeps the language and loads the page anew; on cancel nothing changes. @see spec 2.6, 4.10 */
export function useChangeLanguage(): (language: Language) => void {
  return useConfirmedLanguageChange(useConsole());
}

/** The same, for a page that is no console. */
export function useConfirmedLanguageChange({
  storeLanguage,
  reload,
}: Pick<ConsoleServices, 'storeLanguage' | 'reload'>): (language: Language) => void {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { modal } = usePopUps();

  return (language) => {
    modal.warning({
      okCancel: true,
      title: t('settings.warning'),
      content: t('settings.languageQuestion'),
      okText: ui('confirm'),
      cancelText: ui('cancel'),
      onOk: () => {
        storeLanguage(language);
        reload();
      },
    });
  };
}
