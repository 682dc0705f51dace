import type { ConsoleError } from '@console/http';
import { DetailPage, StatusTag } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useGetUserProfileQuery } from '../api/user-api';
import { USERS_PATH } from '../user-list/user-list-paths';
import { MembershipsCard } from './memberships-card';
import { ProfileCard } from './profile-card';
import { RefusedUser } from './refused-user';
import { UserActs } from './user-acts';
import { UserStatusTag } from './user-status-tag';
import { UserSessions } from './user-sessions';

/** One person's account: who it is, where they belong, where they are signed in, and how to help them. */
export function UserPage() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  const { id = '' } = useParams();
  // The person may have changed something since: a form begins with the version that is shown.
  const result = useGetUserProfileQuery({ id }, { refetchOnMountOrArgChange: true });

  if (isRefused(result.error)) return <RefusedUser />;
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
              {user.viewOnly && <StatusTag tone="neutral" label={t('rights.view-only')} />}
            </>
          ),
          actions: <UserActs user={user} />,
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
          </div>
        )}
      </DetailPage>
      <Outlet />
    </>
  );
}

function isRefused(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'refused' && error.status === 403;
}
