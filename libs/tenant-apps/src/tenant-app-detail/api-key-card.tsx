import { DateTime, DetailCard, FactList, GuardedButton, useZone } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantAppDetails } from '../contract';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';
import { ResetKeyDialog } from '../tenant-app-acts/reset-key-dialog';

/** The API key as it can be told apart from others: nobody can read it whole any more. */
export function ApiKeyCard({ app }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const [asked, setAsked] = useState(false);
  const { lastFour, resetAt, usedAt } = app.apiKey;
  const time = (value: string | null, never: string) =>
    value === null ? never : <DateTime value={value} zone={zone} />;

  return (
    <DetailCard
      title={t('detail.apiKey')}
      actions={
        <GuardedButton
          requires={CHANGES_TENANT_APPS}
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('acts.resetKey')}
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
      <ResetKeyDialog
        app={app}
        open={asked}
        onClose={() => {
          setAsked(false);
        }}
      />
    </DetailCard>
  );
}
