import { CopyText, DateTime, DetailCard, FactList, GuardedButton, StatusTag, useZone } from '@console/ui';
import { useKeepFrom } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import type { TenantAppDetails } from '../contract';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { ResetKeyDialog } from '../tenant-app-actions/key-reset-dialog';
import { editTenantAppPath, tenantAppBase } from '../tenant-app-paths';
import { ChangeButton } from './api-groups-card';
import { trialOf } from './subscription-actions';
import { SubscriptionCard } from './subscription-card';

export function AboutCard({ app }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const time = (value: string | null) => <DateTime value={value} zone={zone} />;
  return (
    <DetailCard
      title={t('detail.about')}
      actions={<ChangeButton to={editTenantAppPath(app.appId)}>{t('detail.edit')}</ChangeButton>}
    >
      <FactList
        facts={[
          { label: t('detail.name'), value: app.name },
          { label: t('detail.appId'), value: <CopyText text={app.appId} /> },
          {
            label: t('detail.owner'),
            value: (
              <>
                <div>{app.owner.name}</div>
                <div>{app.owner.email}</div>
              </>
            ),
          },
          ...(app.ownerToBe
            ? [
                {
                  label: t('detail.pendingOwner'),
                  value: t('detail.ownerInvited', { email: app.ownerToBe.email }),
                },
              ]
            : []),
          {
            label: t('columns.status'),
            value: (
              <StatusTag
                tone={app.status === 'normal' ? 'normal' : 'off'}
                label={t(`status.${app.status}`)}
              />
            ),
          },
          { label: t('detail.createdAt'), value: time(app.createdAt) },
          { label: t('detail.updatedAt'), value: time(app.updatedAt) },
          ...(app.archivedAt === null
            ? []
            : [{ label: t('detail.archivedAt'), value: time(app.archivedAt) }]),
          { label: t('detail.lastActivityAt'), value: time(app.lastActivityAt) },
        ]}
      />
    </DetailCard>
  );
}

export function ContentsCard({ app: { appId, counts } }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const keepFrom = useKeepFrom();
  const base = tenantAppBase(appId);
  const linked = (count: number, page: string) => <Link to={keepFrom(`${base}/${page}`)}>{count}</Link>;
  return (
    <DetailCard title={t('detail.contents')}>
      <FactList
        facts={[
          { label: t('detail.activeMembers'), value: linked(counts.activeMembers, 'member?status=active') },
          {
            label: t('detail.invitedMembers'),
            value: linked(counts.invitedMembers, 'member?status=invited'),
          },
          { label: t('detail.groups'), value: linked(counts.groups, 'group') },
          { label: t('detail.servers'), value: counts.servers },
          { label: t('detail.unpaidInvoices'), value: linked(counts.unpaidInvoices, 'invoice') },
          { label: t('detail.overdueInvoices'), value: linked(counts.overdueInvoices, 'invoice') },
        ]}
      />
    </DetailCard>
  );
}

export function ApiKeyCard({ app }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const [opened, setOpened] = useState(false);
  const { lastFour, resetAt, usedAt } = app.apiKey;
  const time = (value: string | null, never: string) =>
    value === null ? never : <DateTime value={value} zone={zone} />;

  return (
    <DetailCard
      title={t('detail.apiKey')}
      actions={
        <GuardedButton requires={CHANGE_TENANT_APPS} onClick={() => setOpened(true)}>
          {t('actions.resetKey')}
        </GuardedButton>
      }
    >
      <FactList
        facts={[
          { label: t('detail.apiKey'), value: t('detail.keyMasked', { lastFour }) },
          { label: t('detail.keyReset'), value: time(resetAt, t('detail.keyNeverReset')) },
          { label: t('detail.keyUsed'), value: time(usedAt, t('detail.keyNeverUsed')) },
        ]}
      />
      <ResetKeyDialog app={app} open={opened} onClose={() => setOpened(false)} />
    </DetailCard>
  );
}

export function StaffSubscriptionCard({ app }: { app: TenantAppDetails }) {
  // Trials end by the platform's clock; the details are the fallback while loading.
  const { currentData: trial = trialOf(app) } = useGetRemainingFreeTrialQuery({ id: app.appId });
  const { appId, name, status, edition, subscription } = app;
  return (
    <SubscriptionCard
      app={{ appId, name, status, edition, subscriptionStatus: subscription.status }}
      trial={trial}
      requires={CHANGE_TENANT_APPS}
    />
  );
}
