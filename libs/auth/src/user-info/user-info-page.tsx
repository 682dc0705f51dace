import {
  FactList,
  FailedState,
  LinkButton,
  StatusTag,
  useGetProfileQuery,
  useGetUserDetailQuery,
  TWO_FACTOR_PATH,
} from '@console/shell-layout';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** The signed-in person's own account. */
export function UserInfoPage() {
  const { t } = useTranslation('auth');
  const { data: user, error, refetch } = useGetProfileQuery();
  const { data: detail } = useGetUserDetailQuery(undefined, { skip: !user?.twoFAEnabled });

  return (
    <div style={{ maxWidth: 720 }}>
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
              { label: t('userInfo.twoFactor'), value: <TwoFactorState on={user.twoFAEnabled} /> },
              ...(detail ? [{ label: t('userInfo.group'), value: detail.group.name }] : []),
            ]}
          />
        ) : (
          <Skeleton active title={false} />
        )}
      </Card>
    </div>
  );
}

function TwoFactorState({ on }: { on: boolean }) {
  const { t } = useTranslation('auth');
  return on ? (
    <StatusTag tone="success" label={t('userInfo.twoFactorOn')} />
  ) : (
    <LinkButton type="primary" size="small" to={TWO_FACTOR_PATH}>
      {t('userInfo.setUpTwoFactor')}
    </LinkButton>
  );
}
