import { clipText } from '@console/i18n';
import { EmptyState, QueryState, RouteDialog, usePopUps } from '@console/ui';
import { FormDialog, FormField, latestOf } from '@console/ui/form';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetQuotaQuery, useOverrideQuotaMutation } from '../api/usage-api';
import { type AppPlan, OverrideQuotaDto, QUOTA_RESOURCES, type Quota } from '../contract';
import type { LimitedApp } from './limit-dialog';
import { LimitInput } from './limit-input';
import { PresentLimit } from './present-limit';
import { CHANGE_PLANS } from './use-limit-actions';
import { useQuotaTexts } from './use-quota-texts';

export interface QuotaDialogProps {
  app: LimitedApp;
  quota: Quota;
  onClose: () => void;
}

/** @see spec 7.8 */
export function OverrideDialog({ app, quota: listed, onClose }: QuotaDialogProps) {
  const { t } = useTranslation('billing');
  const texts = useQuotaTexts();
  const { appId, appName = appId } = app;
  const result = useGetQuotaQuery({ appId }, { refetchOnMountOrArgChange: true });
  // The version the user sees; a refetch may return a later one.
  const [opened, setOpened] = useState<{ plan: AppPlan; quota: Quota }>();
  const title = t('limits.overrideOf', { resource: texts.name(listed), app: clipText(appName) });
  const read = result.isFetching ? undefined : result.currentData;
  const quota = read?.quotas.find(({ resource }) => resource === listed.resource);
  if (read?.plan && quota && !opened) setOpened({ plan: read.plan, quota });
  if (opened) return <Override {...{ title, appId, onClose }} {...opened} readQuota={result.refetch} />;
  if (result.isFetching) return null;
  return (
    <RouteDialog title={title} closeTo={onClose}>
      <QueryState result={result} failed={t('quotas.failed')}>
        {() => <EmptyState text={t('limits.notChangeable')} />}
      </QueryState>
    </RouteDialog>
  );
}

interface OverrideProps {
  title: string;
  appId: string;
  plan: AppPlan;
  quota: Quota;
  readQuota: ReturnType<typeof useGetQuotaQuery>['refetch'];
  onClose: () => void;
}

function Override({ title, appId, plan, quota, readQuota, onClose }: OverrideProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const texts = useQuotaTexts();
  const [override] = useOverrideQuotaMutation();
  const resource = QUOTA_RESOURCES.find((known) => known === quota.resource);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (!resource) return null;
  return (
    <FormDialog
      title={title}
      requires={CHANGE_PLANS}
      schema={OverrideQuotaDto}
      initialValues={valuesOf(quota)}
      run={(body, etag) => override({ appId, resource, body, ifMatch: etag ?? plan.etag })}
      readLatest={() =>
        latestOf(
          readQuota(),
          ({ quotas, plan: latest }) => {
            const found = quotas.find((one) => one.resource === resource);
            return found && latest && { ...found, etag: latest.etag };
          },
          valuesOf,
        )
      }
      submitLabel={t('limits.override')}
      draftKey={`quota:override ${appId} ${resource}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('limits.overridden', { resource: texts.name(quota) }));
        onClose();
      }}
    >
      <PresentLimit quota={quota} />
      <FormField
        name="limit"
        label={t('limits.limit')}
        valueText={(value) => (typeof value === 'number' ? texts.amount(resource, value) : '')}
      >
        <LimitInput resource={resource} used={quota.used} />
      </FormField>
      <FormField name="until" label={t('limits.until')} help={t('limits.untilHelp')}>
        <Input type="date" min={today} />
      </FormField>
      <FormField name="reason" label={t('limits.reason')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
    </FormDialog>
  );
}

function valuesOf({ limit, override }: Quota) {
  return { limit, until: override?.until ?? '', reason: override?.reason ?? '' };
}
