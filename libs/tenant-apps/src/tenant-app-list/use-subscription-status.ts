import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBSCRIPTION_STATUSES } from '../contract';

const TONES = { active: 'success', trial: 'warning', 'past-due': 'error', cancelled: 'neutral' } as const;

/** How an app's subscription is told; a state that the console does not know goes by its own name. */
export function useSubscriptionStatus() {
  const { t } = useTranslation('tenantApps');
  return useMemo(() => {
    const known = new Map<string, { tone: (typeof TONES)[keyof typeof TONES]; label: string }>(
      SUBSCRIPTION_STATUSES.map((status) => [
        status,
        { tone: TONES[status], label: t(`subscriptionStatus.${status}`) },
      ]),
    );
    return (status: string) => known.get(status) ?? { tone: 'neutral' as const, label: status };
  }, [t]);
}
