import { CopyText, DateTime, DetailCard, FactList, GuardedButton, StatusTag, useZone } from '@console/ui';
import { useAppDetail } from '@console/shell-layout';
import { Flex, Tag, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListApiGroupsQuery } from '../api/groups-api';
import { useResetApiKeyMutation } from '../api/my-apps-api';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import { useEditionName } from '../app-subscription';
import type { MyApp } from '../contract';
import { CHANGE_MY_APP } from '../tenant-app-access';
import { type ActionDialogProps, KeyResetDialog } from '../tenant-app-actions/key-reset-dialog';
import { ApiGroupsCard } from '../tenant-app-detail/api-groups-card';
import { CardGrid } from '../tenant-app-detail/card-grid';
import { SubscriptionCard } from '../tenant-app-detail/subscription-card';
import { renameMyAppPath } from '../tenant-app-paths';
import { apiGroupNames } from '../groups/use-grantable-api-groups';

/** @see spec 7.2 */
export function MyAppCards({ app }: { app: MyApp }) {
  const { mayManage } = useAppDetail();
  return (
    <CardGrid wide={mayManage && <ApiGroupsCard appId={app.appId} changeable={false} />}>
      <MyAboutCard app={app} />
      <MySubscriptionCard app={app} mayManage={mayManage} />
      {app.status === 'normal' && <MyKeyCard app={app} />}
      <MyPermissionsCard app={app} />
    </CardGrid>
  );
}

function MyAboutCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const navigate = useNavigate();
  return (
    <DetailCard
      title={t('detail.about')}
      actions={
        app.status === 'normal' && (
          <GuardedButton requires={CHANGE_MY_APP} onClick={() => void navigate(renameMyAppPath(app.appId))}>
            {t('myApps.rename.action')}
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

function MyKeyCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const [opened, setOpened] = useState(false);
  return (
    <DetailCard
      title={t('detail.apiKey')}
      actions={
        <GuardedButton requires={CHANGE_MY_APP} onClick={() => setOpened(true)}>
          {t('actions.resetKey')}
        </GuardedButton>
      }
    >
      {t('myApps.keyOnce')}
      <ResetMyKeyDialog app={app} open={opened} onClose={() => setOpened(false)} />
    </DetailCard>
  );
}

/** @see spec 7.2 */
function ResetMyKeyDialog(dialog: ActionDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [resetKey, { reset }] = useResetApiKeyMutation();
  return (
    <KeyResetDialog
      {...dialog}
      affected={{ data: [t('myApps.affectedKey')] }}
      run={(id) => resetKey({ id })}
      forget={reset}
    />
  );
}

function MyPermissionsCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { group } = useAppDetail();
  const { data } = useListApiGroupsQuery({ perPage: 100 });
  const names = apiGroupNames(data);
  const held = group?.permission ?? [];
  return (
    <DetailCard title={t('myApps.permissions')}>
      <FactList
        facts={[
          { label: t('myApps.group'), value: app.group.name },
          { label: t('myApps.owner'), value: t(app.isOwner ? 'myApps.isOwner' : 'myApps.isNotOwner') },
          {
            label: t('detail.apiGroups'),
            value:
              held.length === 0 ? (
                t('groups.noApiGroups')
              ) : (
                <Flex gap={token.marginXS} wrap>
                  {held.map(({ apiGroupId }) => (
                    <Tag key={apiGroupId} style={{ margin: 0 }}>
                      {names.get(apiGroupId) ?? apiGroupId}
                    </Tag>
                  ))}
                </Flex>
              ),
          },
        ]}
      />
    </DetailCard>
  );
}

/** @see spec 4.3, 7.2 */
function MySubscriptionCard({ app, mayManage }: { app: MyApp; mayManage: boolean }) {
  const { t } = useTranslation('tenantApps');
  const { currentData: trial } = useGetRemainingFreeTrialQuery({ id: app.appId }, { skip: !mayManage });
  const isPaidFor =
    app.edition !== 'free' && (app.subscriptionStatus === 'active' || app.subscriptionStatus === 'past-due');
  return (
    <SubscriptionCard
      app={app}
      trial={trial}
      requires={CHANGE_MY_APP}
      note={isPaidFor ? t('myApps.paidFor') : undefined}
    />
  );
}

export function MyAppTags({ app, mayManage }: { app: MyApp; mayManage: boolean }) {
  const { t } = useTranslation('tenantApps');
  const editionName = useEditionName();
  const { currentData: trial } = useGetRemainingFreeTrialQuery({ id: app.appId }, { skip: !mayManage });
  return (
    <>
      <StatusTag tone={app.status === 'normal' ? 'normal' : 'off'} label={t(`status.${app.status}`)} />
      <span>{editionName(app)}</span>
      {trial?.state === 'running' && (
        <StatusTag tone="warning" label={t('frame.trialDays', { count: trial.remainingDays })} />
      )}
    </>
  );
}
