import { choiceFilter, type ListFilter } from '@console/ui/list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBSCRIPTION_STATUSES } from './contract/my-apps';
import { TENANT_APP_EDITIONS } from './contract/app-fields';
import { type TenantApp } from './contract/tenant-apps';

/** Unknown editions are shown by their own name. */
export function useEditionName(): (app: Pick<TenantApp, 'edition'>) => string {
  const { t } = useTranslation('tenantApps');
  return useMemo(() => {
    const names = new Map<string, string>(TENANT_APP_EDITIONS.map((name) => [name, t(`edition.${name}`)]));
    return ({ edition }) => names.get(edition) ?? edition;
  }, [t]);
}

const TONES = { active: 'normal', trial: 'ended', 'past-due': 'critical', cancelled: 'ended' } as const;

/** Unknown states are shown by their own name. */
export function useSubscriptionStatus() {
  const { t } = useTranslation('tenantApps');
  return useMemo(() => {
    const known = new Map<string, { tone: (typeof TONES)[keyof typeof TONES]; label: string }>(
      SUBSCRIPTION_STATUSES.map((status) => [
        status,
        { tone: TONES[status], label: t(`subscriptionStatus.${status}`) },
      ]),
    );
    return (status: string) => known.get(status) ?? { tone: 'off' as const, label: status };
  }, [t]);
}

interface AppState {
  status: TenantApp['status'];
  subscriptionStatus: string;
  /** 0 unless a trial is running. */
  trialDays: number;
}

/** An app's life cycle and subscription in one state: the one to know about. */
export function useAppStatus() {
  const { t } = useTranslation('tenantApps');
  const statusOf = useSubscriptionStatus();
  return ({ status, subscriptionStatus, trialDays }: AppState) => {
    if (status === 'archived') return { tone: 'off' as const, label: t('status.archived') };
    if (trialDays > 0) return { tone: 'warning' as const, label: t('frame.trialDays', { count: trialDays }) };
    return statusOf(subscriptionStatus);
  };
}

type Edition = (typeof TENANT_APP_EDITIONS)[number] | '';

export function useEditionFilter(value: Edition, onChange: (value: Edition) => void): ListFilter {
  const { t } = useTranslation('tenantApps');
  return choiceFilter({
    label: t('columns.edition'),
    all: t('allEditions'),
    value,
    options: TENANT_APP_EDITIONS.map((edition) => ({ value: edition, label: t(`edition.${edition}`) })),
    onChange,
  });
}
