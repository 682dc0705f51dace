import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import CrownOutlined from '@ant-design/icons/CrownOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import type { PageAction, Requirement } from '@console/ui';
import { useActionDenial } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { BILLING_ACCESS, PLAN_ACCESS, type Quota } from '../contract';
import type { LimitedApp, OpenedDialog } from './limit-dialog';

export const CHANGE_PLANS: Requirement = { access: PLAN_ACCESS, change: true };
export const REQUEST_INCREASES: Requirement = { access: BILLING_ACCESS, change: true };

type Open = (dialog: OpenedDialog) => void;

/** Whether the platform lets limits change. */
export function areLimitsChangeable({ override }: Pick<Quota, 'override'>): boolean {
  return override !== undefined;
}

/** The actions on the plan of an app. */
export function usePlanActions(open: Open): (app: LimitedApp) => PageAction[] {
  const { t } = useTranslation('billing');
  return (app) => [
    {
      key: 'plan',
      label: t('plan.change'),
      icon: <CrownOutlined aria-hidden />,
      requires: CHANGE_PLANS,
      run: () => open({ kind: 'plan', app }),
    },
  ];
}

/** The actions on one limit: staff change it, customers request an increase. */
export function useQuotaActions(open: Open): (app: LimitedApp, quota: Quota) => PageAction[] {
  const { t } = useTranslation('billing');
  const isStaff = useActionDenial({ access: PLAN_ACCESS }) === undefined;
  return (app, quota) => {
    if (!areLimitsChangeable(quota)) return [];
    const dialog = (kind: 'override' | 'restore' | 'request') => () => open({ kind, app, quota });
    const icon = <ArrowUpOutlined aria-hidden />;
    if (!isStaff) {
      if (typeof quota.requested === 'number') return [];
      return [
        {
          key: 'request',
          label: t('limits.request'),
          icon,
          requires: REQUEST_INCREASES,
          run: dialog('request'),
        },
      ];
    }
    return [
      {
        key: 'override',
        label: t('limits.override'),
        icon,
        requires: CHANGE_PLANS,
        run: dialog('override'),
      },
      ...(quota.override
        ? [
            {
              key: 'restore',
              label: t('limits.restore'),
              icon: <RollbackOutlined aria-hidden />,
              requires: CHANGE_PLANS,
              run: dialog('restore'),
            },
          ]
        : []),
    ];
  };
}

/** The actions of a row that shows one limit of an app. */
export function useLimitActions(open: Open): (app: LimitedApp, quota: Quota) => PageAction[] {
  const ofQuota = useQuotaActions(open);
  const ofPlan = usePlanActions(open);
  const isStaff = useActionDenial({ access: PLAN_ACCESS }) === undefined;
  return (app, quota) =>
    areLimitsChangeable(quota) ? [...ofQuota(app, quota), ...(isStaff ? ofPlan(app) : [])] : [];
}
