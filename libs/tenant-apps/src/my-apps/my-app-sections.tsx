import { CopyText, DateTime, FactList, GuardedButton, StatusTag, useZone } from '@console/ui';
import { Section } from '@console/ui/overview';
import { useAppDetail } from '@console/shell-layout';
import { Flex, Tag, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListApiGroupsQuery } from '../api/groups-api';
import { useResetApiKeyMutation } from '../api/my-apps-api';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import { useAppStatus, useEditionName } from '../app-subscription';
import type { MyApp } from '../contract';
import { CHANGE_MY_APP } from '../tenant-app-access';
import { ApiKeysSection } from '../api-keys/api-keys-section';
import { type ActionDialogProps, KeyResetDialog } from '../tenant-app-actions/key-reset-dialog';
import { ApiGroupsSection } from '../tenant-app-detail/api-groups-section';
import { SubscriptionSection } from '../tenant-app-detail/subscription-section';
import { renameMyAppPath } from '../tenant-app-paths';
import { apiGroupNames } from '../groups/use-grantable-api-groups';

/** What an app is for its members. @see spec 7.2 */
export function MyAppSections({ app }: { app: MyApp }) {
  const { mayManage } = useAppDetail();
  return (
    <>
      {app.status === 'normal' &&
        (mayManage ? (
          <ApiKeysSection appId={app.appId} requires={CHANGE_MY_APP} fallback={<MyKeySection app={app} />} />
        ) : (
          <MyKeySection app={app} />
        ))}
      <MyPermissionsSection app={app} />
      <MyAboutSection app={app} />
      {mayManage && <ApiGroupsSection appId={app.appId} changeable={false} />}
    </>
  );
}

function MyAboutSection({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const navigate = useNavigate();
  return (
    <Section
      title={t('detail.about')}
      actions={
        app.status === 'normal' && (
          <GuardedButton
            size="small"
            requires={CHANGE_MY_APP}
            onClick={() => void navigate(renameMyAppPath(app.appId))}
          >
            {t('myApps.rename.action')}
          </GuardedButton>
        )
      }
    >
      <FactList
        dense
        facts={[
          { label: t('detail.name'), value: app.name },
          { label: t('detail.appId'), value: <CopyText text={app.appId} /> },
          { label: t('detail.createdAt'), value: <DateTime value={app.createdAt} zone={zone} /> },
        ]}
      />
    </Section>
  );
}

function MyKeySection({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const [opened, setOpened] = useState(false);
  return (
    <Section
      title={t('detail.apiKey')}
      actions={
        <GuardedButton size="small" requires={CHANGE_MY_APP} onClick={() => setOpened(true)}>
          {t('actions.resetKey')}
        </GuardedButton>
      }
    >
      {t('myApps.keyOnce')}
      <ResetMyKeyDialog app={app} open={opened} onClose={() => setOpened(false)} />
    </Section>
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

function MyPermissionsSection({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { group } = useAppDetail();
  const { data } = useListApiGroupsQuery({ perPage: 100 });
  const names = apiGroupNames(data);
  const held = group?.permission ?? [];
  return (
    <Section title={t('myApps.permissions')}>
      <FactList
        dense
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
    </Section>
  );
}

/** @see spec 4.3, 7.2 */
export function MySubscriptionSection({ app, mayManage }: { app: MyApp; mayManage: boolean }) {
  const { t } = useTranslation('tenantApps');
  const { currentData: trial } = useGetRemainingFreeTrialQuery({ id: app.appId }, { skip: !mayManage });
  const isPaidFor =
    app.edition !== 'free' && (app.subscriptionStatus === 'active' || app.subscriptionStatus === 'past-due');
  return (
    <SubscriptionSection
      app={app}
      trial={trial}
      requires={CHANGE_MY_APP}
      note={isPaidFor ? t('myApps.paidFor') : undefined}
    />
  );
}

export function MyAppTags({ app, mayManage }: { app: MyApp; mayManage: boolean }) {
  const statusOf = useAppStatus();
  const editionName = useEditionName();
  const { currentData: trial } = useGetRemainingFreeTrialQuery({ id: app.appId }, { skip: !mayManage });
  return (
    <>
      <StatusTag {...statusOf({ ...app, trialDays: trial?.remainingDays ?? 0 })} />
      <span>{editionName(app)}</span>
    </>
  );
}
