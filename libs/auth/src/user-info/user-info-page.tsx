import {
  FailedState,
  PageHeader,
  StatusTag,
  useGetProfileQuery,
  useGetUserDetailQuery,
} from '@console/shell-layout';
import { Button, Card, Descriptions, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The signed-in person's own account. */
export function UserInfoPage() {
  const { t } = useTranslation('auth');
  const { data: user, error, refetch } = useGetProfileQuery();
  const { data: detail } = useGetUserDetailQuery(undefined, { skip: !user?.twoFAEnabled });

  return (
    <div style={{ maxWidth: 720 }}>
      <PageHeader title={t('userInfo.title')} />
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
          <Descriptions
            column={1}
            colon={false}
            styles={{ label: { width: 200 }, content: { minWidth: 0, overflowWrap: 'anywhere' } }}
            items={[
              { key: 'email', label: t('userInfo.email'), children: user.email },
              { key: 'name', label: t('userInfo.name'), children: user.name },
              {
                key: 'language',
                label: t('userInfo.language'),
                children: t(`userInfo.languages.${user.language}`),
              },
              { key: 'timezone', label: t('userInfo.timezone'), children: user.timezone },
              {
                key: 'twoFactor',
                label: t('userInfo.twoFactor'),
                children: user.twoFAEnabled ? (
                  <StatusTag tone="success" label={t('userInfo.twoFactorOn')} />
                ) : (
                  <Link to="/apps/2fa">
                    <Button type="primary" size="small" tabIndex={-1}>
                      {t('userInfo.setUpTwoFactor')}
                    </Button>
                  </Link>
                ),
              },
              ...(detail ? [{ key: 'group', label: t('userInfo.group'), children: detail.group.name }] : []),
            ]}
          />
        ) : (
          <Skeleton active />
        )}
      </Card>
    </div>
  );
}
