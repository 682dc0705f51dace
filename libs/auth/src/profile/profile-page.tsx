import { DetailCard, FactList, LinkButton, StatusTag } from '@console/ui';
import { MyAccessButton, useGetProfileQuery, useGetUserDetailQuery } from '@console/shell-layout';
import type { CurrentUser } from '@console/shell-layout/contract';
import { Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { GrantedApiGroups } from './granted-api-groups';

/** The signed-in person as others see them, and what they hold in the admin app. @see spec 2.3 */
export function ProfilePage() {
  const { token } = theme.useToken();
  const { data: user } = useGetProfileQuery();
  return (
    <div style={{ display: 'grid', gap: token.marginLG, maxWidth: 720 }}>
      {user ? <Person user={user} /> : <Skeleton active title={false} />}
      <Rights />
    </div>
  );
}

function Person({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('auth');
  const { t: ui } = useTranslation('ui');
  return (
    <DetailCard
      title={t('profile.person')}
      actions={<LinkButton to="/user/info">{t('profile.edit')}</LinkButton>}
    >
      <FactList
        facts={[
          { label: t('userInfo.name'), value: <bdi>{user.name}</bdi> },
          { label: t('userInfo.email'), value: user.email },
          { label: t('userInfo.language'), value: ui(`languages.${user.language}`) },
          { label: t('userInfo.timezone'), value: user.timezone },
          {
            label: t('twoFactor.title'),
            value: user.twoFAEnabled ? (
              <StatusTag tone="success" label={t('twoFactor.on')} />
            ) : (
              <StatusTag tone="warning" label={t('twoFactor.off')} />
            ),
          },
        ]}
      />
    </DetailCard>
  );
}

/** Asked of the one group that decides about the console: that of the admin app. */
function Rights() {
  const { t } = useTranslation('auth');
  const { data: detail } = useGetUserDetailQuery({});
  return (
    <DetailCard title={t('profile.rights')} actions={<MyAccessButton />}>
      {detail ? (
        <FactList
          facts={[
            {
              label: t('profile.group'),
              value: detail.group.name === '' ? t('profile.noGroup') : <bdi>{detail.group.name}</bdi>,
            },
            {
              label: t('profile.changes'),
              value: detail.user.viewOnly ? t('profile.viewOnly') : t('profile.mayChange'),
            },
            {
              label: t('profile.apiGroups'),
              value: <GrantedApiGroups ids={detail.group.permission.map(({ apiGroupId }) => apiGroupId)} />,
            },
          ]}
        />
      ) : (
        <Skeleton active title={false} />
      )}
    </DetailCard>
  );
}
