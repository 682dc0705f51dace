import { useTranslation } from 'react-i18next';
import { SUBSCRIPTION_STATUSES } from '../contract';

const TONES = { active: 'success', trial: 'warning', 'past-due': 'error', cancelled: 'neutral' } as const;

/** How an app's subscription is told; a state that the console does not know goes by its own name. */
export function useSubscriptionStatus() {
  const { t } = useTranslation('tenantApps');
  return (status: string) => {
    const known = SUBSCRIPTION_STATUSES.find((name) => name === status);
    return known
      ? { tone: TONES[known], label: t(`subscriptionStatus.${known}`) }
      : { tone: 'neutral' as const, label: status };
  };
}
