import { CopyText, DateTime, DetailCard, FactList, StatusTag, useZone } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { TenantAppDetails } from '../contract';
import { editTenantAppPath } from '../tenant-app-paths';
import { ChangeButton } from './change-button';

/** What the app is, whose it is, and when something was done with it. */
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
                  label: t('detail.ownerToBe'),
                  value: t('detail.ownerInvited', { email: app.ownerToBe.email }),
                },
              ]
            : []),
          {
            label: t('columns.status'),
            value: (
              <StatusTag
                tone={app.status === 'normal' ? 'success' : 'neutral'}
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
