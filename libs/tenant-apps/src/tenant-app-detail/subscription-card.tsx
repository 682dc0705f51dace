import { formatDateTime } from '@console/i18n';
import { DetailCard, FactList, GuardedButton, StatusTag, useZone } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import type { TenantAppDetails } from '../contract';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';
import { StartTrialDialog } from '../tenant-app-acts/start-trial-dialog';
import { ToFreeDialog } from '../tenant-app-acts/to-free-dialog';
import { useEditionName } from '../tenant-app-list/use-edition-name';
import { useSubscriptionStatus } from '../tenant-app-list/use-subscription-status';
import { subscriptionActs, trialOf, type SubscriptionAct, type Trial } from './subscription-acts';

/** How the app is subscribed, how its free trial fares, and what can be done about either. @see docs/behaviour.md 4.3 */
export function SubscriptionCard({ app }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const editionName = useEditionName();
  const statusOf = useSubscriptionStatus();
  const [asked, setAsked] = useState<SubscriptionAct>();
  // A trial ends by the clock, which the platform has: until it answers, what the details said.
  const { currentData: trial = trialOf(app) } = useGetRemainingFreeTrialQuery({ id: app.appId });

  const dialog = (act: SubscriptionAct) => ({
    app,
    open: asked === act,
    onClose: () => {
      setAsked(undefined);
    },
  });

  return (
    <DetailCard title={t('detail.subscription')}>
      <Flex vertical gap={token.marginLG}>
        <FactList
          facts={[
            { label: t('columns.edition'), value: editionName(app) },
            {
              label: t('detail.subscriptionStatus'),
              value: <StatusTag {...statusOf(app.subscription.status)} />,
            },
            { label: t('detail.trial'), value: <TrialText trial={trial} /> },
          ]}
        />
        <Flex gap={token.marginXS} wrap>
          {subscriptionActs(app, trial).map((act) => (
            <GuardedButton
              key={act}
              requires={CHANGES_TENANT_APPS}
              onClick={() => {
                setAsked(act);
              }}
            >
              {t(`${act}.action`)}
            </GuardedButton>
          ))}
        </Flex>
      </Flex>
      <StartTrialDialog {...dialog('startTrial')} />
      <ToFreeDialog {...dialog('toFree')} />
    </DetailCard>
  );
}

function TrialText({ trial: { state, endsAt, remainingDays } }: { trial: Trial }) {
  const { t } = useTranslation('tenantApps');
  const time = formatDateTime(endsAt, useZone());
  switch (state) {
    case 'unused':
      return t('detail.trialUnused');
    case 'running':
      return t('detail.trialRunning', { count: remainingDays, time });
    case 'over':
      return t('detail.trialOver', { time });
  }
}
