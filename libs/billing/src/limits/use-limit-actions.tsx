import CrownOutlined from '@ant-design/icons/CrownOutlined';
import type { PageAction, Requirement } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { PLAN_ACCESS, type Quota } from '../contract';
import type { LimitedApp, OpenedDialog } from './limit-dialog';

export const CHANGE_PLANS: Requirement = { access: PLAN_ACCESS, change: true };

/** Whether the platform lets limits change. */
export function areLimitsChangeable({ override }: Pick<Quota, 'override'>): boolean {
  return override !== undefined;
}

/** The actions on the plan and limits of an app. */
export function useLimitActions(open: (dialog: OpenedDialog) => void): (app: LimitedApp) => PageAction[] {
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
