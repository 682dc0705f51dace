import { FactList, FailedState, useGetProfileQuery, useGetUserDetailQuery } from '@console/shell-layout';
import { Card, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { TwoFactorSection } from '../two-factor/two-factor-section';

/** The signed-in person's own account. */
export function UserInfoPage() {
  const { t } = useTranslation('auth');
  const { data: user, error, refetch } = useGetProfileQuery();
  const { data: detail } = useGetUserDetailQuery(undefined, { skip: !user?.twoFAEnabled });

  return (
    <Flex vertical gap="large" style={{ maxWidth: 720 }}>
      <Card>
        {error && 'kind' in error ? (
          <FailedState
            title={t('userInfo.failed')}
            error={error}
            onRetry={() => {
              void refetch();
            }}
          />
        ) : user ? (
          <FactList
            facts={[
              { label: t('userInfo.email'), value: user.email },
              { label: t('userInfo.name'), value: <bdi>{user.name}</bdi> },
              { label: t('userInfo.language'), value: t(`userInfo.languages.${user.language}`) },
              { label: t('userInfo.timezone'), value: user.timezone },
              ...(detail ? [{ label: t('userInfo.group'), value: detail.group.name }] : []),
            ]}
          />
        ) : (
          <Skeleton active title={false} />
        )}
      </Card>
      <TwoFactorSection />
      <Outlet />
    </Flex>
  );
}
