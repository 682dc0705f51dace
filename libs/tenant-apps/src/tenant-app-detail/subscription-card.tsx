import { formatDateTime } from '@console/i18n';
import {
  DetailCard,
  FactList,
  GuardedButton,
  StatusTag,
  useZone,
  type Requirement,
} from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StartTrialDialog } from '../tenant-app-acts/start-trial-dialog';
import { ToFreeDialog } from '../tenant-app-acts/to-free-dialog';
import { useEditionName } from '../tenant-app-list/use-edition-name';
import { useSubscriptionStatus } from '../tenant-app-list/use-subscription-status';
import { subscriptionActs, type SubscribedApp, type SubscriptionAct, type Trial } from './subscription-acts';

/** Who may not know of the trial may not begin it either: the act is there, and says why not. */
const UNKNOWN = { state: 'unused' } as const;

interface SubscriptionCardProps {
  app: SubscribedApp;
  /** What it takes to do something about it. */
  requires: Requirement;
  /** How the trial fares, as far as that is known; undefined for whoever may not know. */
  trial: Trial | undefined;
  /** Said below what is told. */
  note?: string | undefined;
}

/** How the app is subscribed, how its free trial fares, and what can be done about either. @see spec 4.3 */
export function SubscriptionCard({ app, requires, trial, note }: SubscriptionCardProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const editionName = useEditionName();
  const statusOf = useSubscriptionStatus();
  const [asked, setAsked] = useState<SubscriptionAct>();

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
              value: <StatusTag {...statusOf(app.subscriptionStatus)} />,
            },
            ...(trial ? [{ label: t('detail.trial'), value: <TrialText trial={trial} /> }] : []),
          ]}
        />
        {note !== undefined && <div style={{ color: token.colorTextDescription }}>{note}</div>}
        <Flex gap={token.marginXS} wrap>
          {subscriptionActs(app, trial ?? UNKNOWN).map((act) => (
            <GuardedButton
              key={act}
              requires={requires}
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
