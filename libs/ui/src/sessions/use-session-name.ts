import { useTranslation } from 'react-i18next';
import type { SessionItem } from './session-item';
import { browserOf } from './browser-of';

/** Returns a session's browser and system, or its user agent if the browser is unknown. */
export function useSessionName(): (session: Pick<SessionItem, 'userAgent'>) => string {
  const { t } = useTranslation('ui');
  return ({ userAgent }) => {
    if (userAgent === null || userAgent.trim() === '') return t('sessions.unknown');
    const { browser, system } = browserOf(userAgent);
    if (browser === undefined) return userAgent;
    return system === undefined ? browser : t('sessions.browserOnSystem', { browser, system });
  };
}
