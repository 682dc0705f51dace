import { clipText } from '@console/i18n';
import { EmptyState, QueryState, RouteDialog, usePopUps } from '@console/ui';
import { FormDialog, FormField, latestOf } from '@console/ui/form';
import type { ConsoleSlots } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangePlanMutation,
  useGetQuotaQuery,
  useListQuotaPlansQuery,
  usePreviewPlanQuery,
} from '../api/usage-api';
import { ChangePlanDto, type AppPlan } from '../contract';
import { QuotaPlanField } from '../quota-plan/quota-plan-field';
import type { LimitedApp } from './limit-dialog';
import { PlanEffect } from './plan-effect';
import { CHANGE_PLANS } from './use-limit-actions';

const WIDTH = 640;

interface ChangePlanDialogProps {
  app: LimitedApp;
  onClose: () => void;
}

/** @see spec 7.8 */
export function ChangePlanDialog({ app, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation('billing');
  const { appId, appName = appId } = app;
  const result = useGetQuotaQuery({ appId }, { refetchOnMountOrArgChange: true });
  const { isLoading } = useListQuotaPlansQuery();
  // The version the user sees; a refetch may return a later one.
  const [opened, setOpened] = useState<AppPlan>();
  const title = t('plan.changeOf', { app: clipText(appName) });
  const plan = result.isFetching ? undefined : result.currentData?.plan;
  // With its choices, so that the dialog can focus them.
  if (plan && !opened && !isLoading) setOpened(plan);
  if (opened) return <ChangePlan {...{ title, appId, onClose }} plan={opened} readQuota={result.refetch} />;
  if (result.isFetching || isLoading) return null;
  return (
    <RouteDialog title={title} closeTo={onClose} width={WIDTH}>
      <QueryState result={result} failed={t('quotas.failed')}>
        {() => <EmptyState text={t('plan.notChangeable')} />}
      </QueryState>
    </RouteDialog>
  );
}

interface ChangePlanProps {
  title: string;
  appId: string;
  plan: AppPlan;
  readQuota: ReturnType<typeof useGetQuotaQuery>['refetch'];
  onClose: () => void;
}

function ChangePlan({ title, appId, plan, readQuota, onClose }: ChangePlanProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const [change] = useChangePlanMutation();
  const plans = useListQuotaPlansQuery().data?.data;
  return (
    <FormDialog
      title={title}
      requires={CHANGE_PLANS}
      width={WIDTH}
      schema={ChangePlanDto}
      initialValues={{ planId: plan.planId }}
      run={(body, etag) => change({ appId, body, ifMatch: etag ?? plan.etag })}
      readLatest={() =>
        latestOf(
          readQuota(),
          (latest) => latest.plan,
          ({ planId }) => ({ planId }),
        )
      }
      submitLabel={t('plan.change')}
      draftKey={`plan:change ${appId}`}
      closeTo={onClose}
      onDone={({ name }) => {
        message.success(t('plan.changed', { plan: name }));
        onClose();
      }}
    >
      <FormField
        name="planId"
        label={t('plan.label')}
        schema={ChangePlanDto.shape.planId.refine((id) => id !== plan.planId, { error: 'current' })}
        rules={{ current: t('plan.isCurrent') }}
        valueText={(value) => plans?.find(({ planId }) => planId === value)?.name ?? String(value)}
      >
        <PlanChoice appId={appId} />
      </FormField>
    </FormDialog>
  );
}

/** A plan with what it would change. */
function PlanChoice({ appId, ...field }: ConsoleSlots['quotaPlan'] & { appId: string }) {
  const { t } = useTranslation('billing');
  const { value = '' } = field;
  const result = usePreviewPlanQuery({ appId, planId: value }, { skip: value === '' });
  return (
    <>
      <QuotaPlanField {...field} currency={result.data?.currency} />
      <QueryState result={result} failed={t('plan.previewFailed')} rows={7}>
        {(preview) => <PlanEffect preview={preview} />}
      </QueryState>
    </>
  );
}
