import { useTranslation } from 'react-i18next';
import { usePopUps } from '../theme/pop-ups';

/** Copies a text and shows whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('ui');
  const { message } = usePopUps();

  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      message.success(t('copied'));
    } catch {
      // Rejected, or unavailable over plain http.
      message.warning(t('copyFailed'));
    }
  };
}
