import { hasStatus } from '@console/http';
import { BackLink, DetailPage, EmptyState, PageHeader, SessionsCard, StatusTag } from '@console/ui';
import { DenialExplanationButton, HOME_PATH, Slot } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useGetUserProfileQuery,
  useListUserSessionsQuery,
} from '../api/users-api';
import type { AdminUser } from '../contract';
import { USERS_PATH } from '../user-paths';
import { changeAccessOf } from '../user-requirements';
import { UserStatusTag } from '../user-status-tag';
import { MembershipsCard } from './memberships-card';
import { ProfileCard } from './profile-card';
import { UserActions } from './user-actions';

export function UserPage() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  const { id = '' } = useParams();
  // A form starts from the version shown here, so it must be current.
  const result = useGetUserProfileQuery({ id }, { refetchOnMountOrArgChange: true });

  if (hasStatus(result.error, 403)) return <NoAccess />;
  return (
    <>
      <DetailPage
        result={result}
        kind={t('routes.user')}
        backTo={USERS_PATH}
        head={(user) => ({
          title: user.name,
          id: user.email,
          tags: (
            <>
              <UserStatusTag status={user.status} />
              {user.viewOnly && <StatusTag tone="off" label={t('rights.view-only')} />}
            </>
          ),
          actions: <UserActions user={user} />,
        })}
        notFound={t('user.notFound')}
        failed={t('user.failed')}
      >
        {(user) => (
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
              gap: token.margin,
            }}
          >
            <ProfileCard user={user} />
            <UserSessions key={user.id} user={user} />
            <div style={{ gridColumn: '1 / -1' }}>
              <MembershipsCard user={user} />
            </div>
            <div style={{ gridColumn: '1 / -1' }}>
              <Slot name="timeline" props={{ object: { type: 'user', id: user.id } }} />
            </div>
          </div>
        )}
      </DetailPage>
      <Outlet />
    </>
  );
}

function NoAccess() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={HOME_PATH} />
      </div>
      <PageHeader title={t('routes.user')} />
      <EmptyState
        text={t('user.forbidden')}
        action={
          <DenialExplanationButton
            denial={{ kind: 'permission', anyOf: ['admin-user'] }}
            what={t('user.forbiddenWhat')}
          />
        }
      />
    </>
  );
}

function UserSessions({ user }: { user: AdminUser }) {
  const { t } = useTranslation('accounts');
  const { id: userId } = user;
  const sessions = useListUserSessionsQuery({ id: userId }, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndUserSessionMutation();
  const [endAll] = useEndUserSessionsMutation();

  return (
    <SessionsCard
      result={sessions}
      texts={{
        title: t('user.sessions.title'),
        loading: t('user.sessions.loading'),
        failed: t('user.sessions.failed'),
        notAvailable: t('user.sessions.notAvailable'),
      }}
      requires={changeAccessOf(user)}
      endOne={({ id }) => endOne({ id: userId, sessionId: id })}
      endOthers={() => endAll({ id: userId })}
    />
  );
}
