import { DetailCard, GuardedButton, useSubscriptionDesk } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyApp } from '../contract';
import { CHANGES_OWN_APP } from './changes-own-app';
import { ResetOwnKeyDialog } from './reset-own-key-dialog';

/** The API key, which nobody can read any more, and the way to a new one; not in an app without a payment card. */
export function OwnKeyCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const [asked, setAsked] = useState(false);
  const { withCard } = useSubscriptionDesk();
  const ask = () => {
    setAsked(true);
  };
  return (
    <DetailCard
      title={t('detail.apiKey')}
      actions={
        <GuardedButton requires={CHANGES_OWN_APP} onClick={() => void withCard(ask, app.appId)}>
          {t('acts.resetKey')}
        </GuardedButton>
      }
    >
      {t('ownApps.keyOnce')}
      <ResetOwnKeyDialog
        app={app}
        open={asked}
        onClose={() => {
          setAsked(false);
        }}
      />
    </DetailCard>
  );
}
