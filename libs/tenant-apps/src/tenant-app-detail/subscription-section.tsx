import { formatDateTime } from '@console/i18n';
import {
  ConfirmDialog,
  FactList,
  GuardedButton,
  type Requirement,
  StatusTag,
  usePopUps,
  useZone,
} from '@console/ui';
import { Section } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartFreeTrialMutation, useUpgradeToFreeAppMutation } from '../api/tenant-apps-api';
import { useSubscriptionStatus } from '../app-subscription';
import { TRIAL_DAYS } from '../contract';
import type { ActionDialogProps } from '../tenant-app-actions/key-reset-dialog';
import {
  subscriptionActions,
  type SubscribedApp,
  type SubscriptionAction,
  type Trial,
} from './subscription-actions';

/** Users who cannot read the trial cannot start it either; the button explains why. */
const UNKNOWN = { state: 'unused' } as const;

interface SubscriptionSectionProps {
  app: SubscribedApp;
  requires: Requirement;
  trial: Trial | undefined;
  note?: string | undefined;
}

/**
 * What the header of the page lacks: it has the edition, and the status unless the app is archived.
 * @see spec 4.3
 */
export function SubscriptionSection({ app, requires, trial, note }: SubscriptionSectionProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const statusOf = useSubscriptionStatus();
  const [opened, setOpened] = useState<SubscriptionAction>();

  const dialog = (action: SubscriptionAction) => ({
    app,
    open: opened === action,
    onClose: () => setOpened(undefined),
  });

  const isArchived = app.status === 'archived';
  const actions = subscriptionActions(app, trial ?? UNKNOWN);
  if (!isArchived && !trial && note === undefined && actions.length === 0) return null;
  return (
    <Section title={t('detail.subscription')}>
      <Flex vertical gap={token.marginSM}>
        <FactList
          dense
          facts={[
            ...(isArchived
              ? [
                  {
                    label: t('detail.subscriptionStatus'),
                    value: <StatusTag {...statusOf(app.subscriptionStatus)} />,
                  },
                ]
              : []),
            ...(trial ? [{ label: t('detail.trial'), value: <TrialText trial={trial} /> }] : []),
          ]}
        />
        {note !== undefined && <div style={{ color: token.colorTextDescription }}>{note}</div>}
        <Flex gap={token.marginXS} wrap>
          {actions.map((action) => (
            <GuardedButton size="small" key={action} requires={requires} onClick={() => setOpened(action)}>
              {t(`${action}.action`)}
            </GuardedButton>
          ))}
        </Flex>
      </Flex>
      <StartTrialDialog {...dialog('startTrial')} />
      <ToFreeDialog {...dialog('toFree')} />
    </Section>
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

/** @see spec 4.3 */
function StartTrialDialog({ app, open, onClose }: ActionDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [start] = useStartFreeTrialMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('startTrial.title', { name: app.name })}
      action={t('startTrial.action')}
      run={() => start({ id: app.appId })}
      onDone={() => message.success(t('startTrial.done', { name: app.name }))}
      onClose={onClose}
    >
      {t('startTrial.effect', { count: TRIAL_DAYS })}
    </ConfirmDialog>
  );
}

/** @see spec 4.3 */
function ToFreeDialog({ app, open, onClose }: ActionDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [makeFree] = useUpgradeToFreeAppMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('toFree.title', { name: app.name })}
      action={t('toFree.action')}
      danger
      run={() => makeFree({ id: app.appId })}
      onDone={() => message.success(t('toFree.done', { name: app.name }))}
      onClose={onClose}
    >
      {t('toFree.effect')}
    </ConfirmDialog>
  );
}
