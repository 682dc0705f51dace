import type { MessageKey } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useConsole, usePreferences } from '../services/console-services';
import { useSignOut } from '../session/use-sign-out';
import { useOpenSettings } from '../settings/settings-provider';

interface ConsoleAction {
  key: 'theme' | 'settings' | 'sign-out';
  label: string;
  /** Other words for it that the command palette finds. */
  keywords: MessageKey;
  run: () => void;
}

/** Theme, settings, sign-out; empty if the host has them. @see spec 2.6 */
export function useConsoleActions(): ConsoleAction[] {
  const { t } = useTranslation('shell');
  const { host } = useConsole();
  const [{ darkMode }, change] = usePreferences();
  const openSettings = useOpenSettings();
  const signOut = useSignOut();
  if (host?.rightMenu === false) return [];
  return [
    {
      key: 'theme',
      label: darkMode ? t('theme.toLight') : t('theme.toDark'),
      keywords: 'keywords:theme',
      run: () => change({ darkMode: !darkMode }),
    },
    { key: 'settings', label: t('settings.title'), keywords: 'keywords:settings', run: openSettings },
    { key: 'sign-out', label: t('logout.action'), keywords: 'keywords:signOut', run: signOut },
  ];
}
