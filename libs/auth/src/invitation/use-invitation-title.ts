import { useTranslation } from 'react-i18next';

/** What the page is called: by the app that it invites to, or the product where it is the platform itself. */
export function useInvitationTitle(appName: string | null): string {
  const { t } = useTranslation('auth');
  return appName === null ? t('invitation.toPlatform') : t('invitation.toApp', { app: appName });
}
