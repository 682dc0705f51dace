import type { Language } from '@console/i18n';
import { usePopUps } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../services/console-services';

/** Confirms, stores the language and reloads the page. @see spec 2.6, 4.10 */
export function useChangeLanguage(): (language: Language) => void {
  const { storeLanguage, reload } = useConsole();
  return useConfirmedLanguage((language) => {
    storeLanguage(language);
    reload();
  });
}

/** Asks before a new language; needs no console. */
export function useConfirmedLanguage(change: (language: Language) => void): (language: Language) => void {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { modal } = usePopUps();

  return (language) => {
    modal.warning({
      okCancel: true,
      title: t('settings.warning'),
      content: t('settings.languageQuestion'),
      okText: t('settings.changeLanguage'),
      okButtonProps: { 'data-testid': 'confirm' },
      cancelText: ui('cancel'),
      onOk: () => {
        change(language);
      },
    });
  };
}
