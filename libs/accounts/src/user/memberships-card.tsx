import { clipText } from '@console/i18n';
import { ADMIN_APP_ID } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { DetailCard, EmptyState, StatusTag, TwoLines } from '@console/ui';
import { RowsTable, type ResourceColumn } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { getUserProfile } from '../contract';

type UserProfile = ResponseOf<typeof getUserProfile>;
type AppMembership = UserProfile['memberships'][number];

export function MembershipsCard({ user: { apps, memberships } }: { user: UserProfile }) {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const columns: ResourceColumn<AppMembership>[] = [
    {
      key: 'app',
      title: t('user.memberships.app'),
      render: ({ appId, appName }) => (
        <TwoLines main={appName} detail={appId} code to={linkFrom(appPath(appId))} />
      ),
    },
    {
      key: 'group',
      title: t('user.memberships.group'),
      render: ({ group }) => <bdi style={{ overflowWrap: 'anywhere' }}>{clipText(group)}</bdi>,
    },
    {
      key: 'status',
      title: t('user.memberships.status'),
      render: ({ status }) => (
        <StatusTag
          tone={status === 'active' ? 'normal' : 'off'}
          label={t(`user.memberships.statuses.${status}`)}
        />
      ),
    },
  ];

  return (
    <DetailCard title={t('user.memberships.title')}>
      {apps > memberships.length && (
        <p style={{ marginTop: 0, color: token.colorTextDescription }}>
          {t('user.memberships.newest', { shown: memberships.length, count: apps })}
        </p>
      )}
      {memberships.length === 0 ? (
        <EmptyState text={t('user.memberships.empty')} />
      ) : (
        <RowsTable
          label={t('user.memberships.title')}
          rows={memberships}
          columns={columns}
          rowKey={({ appId }) => appId}
        />
      )}
    </DetailCard>
  );
}

/** The admin app is not a tenant app: its members are managed on their own page. */
function appPath(appId: string): string {
  return appId === ADMIN_APP_ID ? '/apps/management' : `/apps/${encodeURIComponent(appId)}`;
}
