import { DetailCard, GuardedButton } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyApp } from '../contract';
import { CHANGES_OWN_APP } from './changes-own-app';
import { ResetOwnKeyDialog } from './reset-own-key-dialog';

/** The API key, which cannot be read any more, with a button that resets it. */
export function OwnKeyCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const [asked, setAsked] = useState(false);
  return (
    <DetailCard
      title={t('detail.apiKey')}
      actions={
        <GuardedButton
          requires={CHANGES_OWN_APP}
          onClick={() => {
            setAsked(true);
          }}
        >
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
