import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import type { TenantAppDetails } from '../contract';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';
import { trialOf } from './subscription-acts';
import { SubscriptionCard } from './subscription-card';

/** The subscription of any tenant app, for staff. */
export function StaffSubscriptionCard({ app }: { app: TenantAppDetails }) {
  // A trial ends by the clock, which the platform has: until it answers, what the details said.
  const { currentData: trial = trialOf(app) } = useGetRemainingFreeTrialQuery({ id: app.appId });
  const { appId, name, status, edition, subscription } = app;
  return (
    <SubscriptionCard
      app={{ appId, name, status, edition, subscriptionStatus: subscription.status }}
      trial={trial}
      requires={CHANGES_TENANT_APPS}
    />
  );
}
