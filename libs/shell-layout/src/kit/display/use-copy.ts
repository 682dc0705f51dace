import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('shell');
  const { message } = App.useApp();

  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      void message.success(t('copied'));
    } catch {
      // Refused by the browser, or not there on a page served over plain http.
      void message.warning(t('copyFailed'));
    }
  };
}
