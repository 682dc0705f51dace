import { useTranslation } from 'react-i18next';
import { usePopUps } from '../theme/pop-ups';

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('ui');
  const { message } = usePopUps();

  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      message.success(t('copied'));
    } catch {
      // Refused by the browser, or not there on a page served over plain http.
      message.warning(t('copyFailed'));
    }
  };
}
