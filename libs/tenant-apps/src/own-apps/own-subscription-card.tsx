import { useTranslation } from 'react-i18next';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import type { MyApp } from '../contract';
import { SubscriptionCard } from '../tenant-app-detail/subscription-card';
import { CHANGES_OWN_APP } from './changes-own-app';

interface OwnSubscriptionCardProps {
  app: MyApp;
  mayManage: boolean;
}

/** How an app of one's own is subscribed, its trial, and the ways to begin and to end that. @see spec 4.3, 7.2 */
export function OwnSubscriptionCard({ app, mayManage }: OwnSubscriptionCardProps) {
  const { t } = useTranslation('tenantApps');
  // Whoever does not look after the app may not know of its trial.
  const { currentData: trial } = useGetRemainingFreeTrialQuery({ id: app.appId }, { skip: !mayManage });
  const isPaidFor =
    app.edition !== 'free' && (app.subscriptionStatus === 'active' || app.subscriptionStatus === 'past-due');
  return (
    <SubscriptionCard
      app={app}
      trial={trial}
      requires={CHANGES_OWN_APP}
      note={isPaidFor ? t('ownApps.paidFor') : undefined}
    />
  );
}
