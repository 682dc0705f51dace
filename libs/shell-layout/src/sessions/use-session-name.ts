import { useTranslation } from 'react-i18next';
import type { SessionItem } from '../contract';
import { browserOf } from './browser-of';

/** What people call a session: the browser and the system that it was begun with, or what the program called itself. */
export function useSessionName(): (session: SessionItem) => string {
  const { t } = useTranslation('shell');
  return ({ userAgent }) => {
    if (userAgent === null || userAgent.trim() === '') return t('sessions.unknown');
    const { browser, system } = browserOf(userAgent);
    if (browser === undefined) return userAgent;
    return system === undefined ? browser : t('sessions.browserOnSystem', { browser, system });
  };
}
