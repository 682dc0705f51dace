import { DateTime, FactList, GuardedButton, useZone } from '@console/ui';
import { Section } from '@console/ui/overview';
import { useKeepFrom } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import type { TenantAppDetails } from '../contract';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { ApiKeysSection } from '../api-keys/api-keys-section';
import { ResetKeyDialog } from '../tenant-app-actions/key-reset-dialog';
import { tenantAppBase } from '../tenant-app-paths';
import { trialOf } from './subscription-actions';
import { SubscriptionSection } from './subscription-section';

export function StaffSubscriptionSection({ app }: { app: TenantAppDetails }) {
  // Trials end by the platform's clock; the details are the fallback while loading.
  const { currentData: trial = trialOf(app) } = useGetRemainingFreeTrialQuery({ id: app.appId });
  const { appId, name, status, edition, subscription } = app;
  return (
    <SubscriptionSection
      app={{ appId, name, status, edition, subscriptionStatus: subscription.status }}
      trial={trial}
      requires={CHANGE_TENANT_APPS}
    />
  );
}

export function StaffKeysSection({ app }: { app: TenantAppDetails }) {
  return (
    <ApiKeysSection appId={app.appId} requires={CHANGE_TENANT_APPS} fallback={<OneKeySection app={app} />} />
  );
}

function OneKeySection({ app }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const [opened, setOpened] = useState(false);
  const time = (value: string | null, never: string) =>
    value === null ? never : <DateTime value={value} zone={zone} relative />;

  return (
    <Section
      title={t('detail.apiKey')}
      actions={
        <GuardedButton size="small" requires={CHANGE_TENANT_APPS} onClick={() => setOpened(true)}>
          {t('actions.resetKey')}
        </GuardedButton>
      }
    >
      {app.apiKey && (
        <FactList
          dense
          facts={[
            { label: t('detail.apiKey'), value: t('detail.keyMasked', app.apiKey) },
            { label: t('detail.keyReset'), value: time(app.apiKey.resetAt, t('detail.keyNeverReset')) },
            { label: t('detail.keyUsed'), value: time(app.apiKey.usedAt, t('detail.keyNeverUsed')) },
          ]}
        />
      )}
      <ResetKeyDialog app={app} open={opened} onClose={() => setOpened(false)} />
    </Section>
  );
}

export function MembersSection({ app: { appId, counts } }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const keepFrom = useKeepFrom();
  const base = tenantAppBase(appId);
  const linked = (count: number, page: string) => <Link to={keepFrom(`${base}/${page}`)}>{count}</Link>;
  return (
    <Section title={t('detail.members')}>
      <FactList
        dense
        facts={[
          { label: t('detail.activeMembers'), value: linked(counts.activeMembers, 'member?status=active') },
          {
            label: t('detail.invitedMembers'),
            value: linked(counts.invitedMembers, 'member?status=invited'),
          },
          { label: t('detail.groups'), value: linked(counts.groups, 'group') },
        ]}
      />
    </Section>
  );
}

export function AboutSection({ app }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const time = (value: string | null) => <DateTime value={value} zone={zone} />;
  return (
    <Section title={t('detail.about')}>
      <FactList
        dense
        facts={[
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
          { label: t('detail.createdAt'), value: time(app.createdAt) },
          { label: t('detail.updatedAt'), value: time(app.updatedAt) },
          ...(app.archivedAt === null
            ? []
            : [{ label: t('detail.archivedAt'), value: time(app.archivedAt) }]),
          { label: t('detail.lastActivityAt'), value: time(app.lastActivityAt) },
        ]}
      />
    </Section>
  );
}
