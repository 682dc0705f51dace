import type { Language } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useConsole, type ConsoleServices } from '../services/console-services';
import { usePopUps } from '@console/ui';

/** Confirms, stores the language and reloads the page. @see spec 2.6, 4.10 */
export function useChangeLanguage(): (language: Language) => void {
  return useConfirmedLanguageChange(useConsole());
}

/** Without a console's services, for the sign-in page. */
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
