import { DetailCard, FactList, LinkButton, QueryState, StatusTag } from '@console/ui';
import {
  MyAccessButton,
  useApiGroups,
  useGetProfileQuery,
  useGetUserDetailQuery,
} from '@console/shell-layout';
import type { CurrentUser } from '@console/shell-layout/contract';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** @see spec 2.3 */
export function ProfilePage() {
  const { token } = theme.useToken();
  const { t } = useTranslation('auth');
  return (
    <div style={{ display: 'grid', gap: token.marginLG, maxWidth: 720 }}>
      <QueryState result={useGetProfileQuery()} failed={t('userInfo.failed')}>
        {(user) => <Person user={user} />}
      </QueryState>
      <Permissions />
    </div>
  );
}

function Person({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('auth');
  const { t: ui } = useTranslation('ui');
  return (
    <DetailCard
      title={t('profile.details')}
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
              <StatusTag tone="normal" label={t('twoFactor.on')} />
            ) : (
              <StatusTag tone="warning" label={t('twoFactor.off')} />
            ),
          },
        ]}
      />
    </DetailCard>
  );
}

function Permissions() {
  const { t } = useTranslation('auth');
  const result = useGetUserDetailQuery({});
  return (
    <DetailCard title={t('profile.permissions')} actions={<MyAccessButton />}>
      <QueryState result={result} failed={t('profile.failed')}>
        {(detail) => (
          <FactList
            facts={[
              {
                label: t('profile.group'),
                value: detail.group.name === '' ? t('profile.noGroup') : <bdi>{detail.group.name}</bdi>,
              },
              {
                label: t('profile.access'),
                value: detail.user.viewOnly ? t('profile.viewOnly') : t('profile.fullAccess'),
              },
              {
                label: t('profile.apiGroups'),
                value: <GrantedApiGroups ids={detail.group.permission.map(({ apiGroupId }) => apiGroupId)} />,
              },
            ]}
          />
        )}
      </QueryState>
    </DetailCard>
  );
}

function GrantedApiGroups({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('auth');
  const { allOf } = useApiGroups();
  if (ids.length === 0) return <>{t('profile.noApiGroups')}</>;
  return (
    <ul aria-label={t('profile.apiGroups')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {ids.map((id) => (
        <li key={id}>{allOf([id])}</li>
      ))}
    </ul>
  );
}
