import { CopyText, DateTime, DetailCard, FactList, GuardedButton, useZone } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MyApp } from '../contract';
import { CHANGES_OWN_APP } from './changes-own-app';
import { renameOwnAppPath } from './own-app-paths';

/** What the app is called, and since when there is one. */
export function OwnAboutCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const navigate = useNavigate();
  return (
    <DetailCard
      title={t('detail.about')}
      actions={
        app.status === 'normal' && (
          <GuardedButton
            requires={CHANGES_OWN_APP}
            onClick={() => void navigate(renameOwnAppPath(app.appId))}
          >
            {t('ownApps.rename.action')}
          </GuardedButton>
        )
      }
    >
      <FactList
        facts={[
          { label: t('detail.name'), value: app.name },
          { label: t('detail.appId'), value: <CopyText text={app.appId} /> },
          { label: t('detail.createdAt'), value: <DateTime value={app.createdAt} zone={zone} /> },
        ]}
      />
    </DetailCard>
  );
}
