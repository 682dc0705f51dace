import { choiceFilter, type ListFilter } from '@console/ui/list';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBSCRIPTION_STATUSES } from './contract/my-apps';
import { TENANT_APP_EDITIONS } from './contract/app-fields';
import { type TenantApp } from './contract/tenant-apps';

/** Unknown editions are shown by their own name. */
export function useEditionName(): (app: Pick<TenantApp, 'edition'>) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    ({ edition }) => {
      const known = TENANT_APP_EDITIONS.find((name) => name === edition);
      return known ? t(`subscription.editions.${known}`) : edition;
    },
    [t],
  );
}

export function useEditionOptions() {
  const nameOf = useEditionName();
  return TENANT_APP_EDITIONS.map((value) => ({ value, label: nameOf({ edition: value }) }));
}

const TONES = { active: 'normal', trial: 'ended', 'past-due': 'critical', cancelled: 'ended' } as const;

/** Unknown states are shown by their own name. */
export function useSubscriptionStatus() {
  const { t } = useTranslation('shell');
  return useCallback(
    (status: string) => {
      const known = SUBSCRIPTION_STATUSES.find((name) => name === status);
      return known
        ? { tone: TONES[known], label: t(`subscription.statuses.${known}`) }
        : { tone: 'off' as const, label: status };
    },
    [t],
  );
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
  const options = useEditionOptions();
  return choiceFilter({
    label: t('columns.edition'),
    all: t('allEditions'),
    value,
    options,
    onChange,
  });
}
