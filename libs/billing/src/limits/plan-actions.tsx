import { clipText } from '@console/i18n';
import { PageActions } from '@console/ui';
import { useActionDenial } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetQuotaQuery } from '../api/usage-api';
import { CHANGE_PLANS, usePlanActions } from './use-limit-actions';
import { useLimitDialogs } from './use-limit-dialogs';

/** For staff, on platforms where plans can be changed. */
export function PlanActions({ appId }: { appId: string }) {
  const { open, dialog } = useLimitDialogs();
  const actionsOf = usePlanActions(open);
  const denial = useActionDenial(CHANGE_PLANS);
  const { currentData } = useGetQuotaQuery({ appId }, { skip: denial !== undefined });
  if (!currentData?.plan) return null;
  return (
    <>
      <PageActions actions={actionsOf({ appId })} />
      {dialog}
    </>
  );
}

/** The name of the app's plan; nothing on platforms without plans. */
export function PlanName({ appId }: { appId: string }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const { currentData } = useGetQuotaQuery({ appId });
  return (
    currentData?.plan && (
      <span style={{ color: token.colorTextSecondary }}>
        {t('invoice.planOf', { plan: clipText(currentData.plan.name) })}
      </span>
    )
  );
}
