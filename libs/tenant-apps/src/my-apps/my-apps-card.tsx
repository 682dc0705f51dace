import { EmptyState, FailedState, StatusTag, TwoLines } from '@console/ui';
import { Card, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFindMyAppsQuery } from '../api/my-apps-api';
import { useSubscriptionStatus } from '../app-subscription';
import { MY_APPS_PATH, myAppPath } from '../tenant-app-paths';
import { CreateMyAppLink } from './create-my-app-link';

const LATEST = { customFields: { kind: 'tenant' as const }, sort: '-createdAt', page: 1, perPage: 5 };

/** For members of apps, and for users without any other card. */
export function useMyAppsShown({ alone }: { alone: boolean }): boolean {
  const { data } = useFindMyAppsQuery(LATEST);
  return alone || (data?.total ?? 0) > 0;
}

/** @see spec 7.2 */
export function MyAppsCard() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const statusOf = useSubscriptionStatus();
  const { data, error, refetch } = useFindMyAppsQuery(LATEST);

  return (
    <Card
      title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{t('myApps.title')}</h2>}
      extra={<Link to={MY_APPS_PATH}>{t('dashboard.showAll')}</Link>}
    >
      {error && 'kind' in error ? (
        <FailedState title={t('myApps.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active title={false} />
      ) : data.data.length === 0 ? (
        <EmptyState text={t('myApps.empty')} action={<CreateMyAppLink />} />
      ) : (
        <Flex component="ul" vertical gap={token.margin} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.data.map((app) => (
            <li
              key={app.appId}
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: `0 ${String(token.margin)}px`,
              }}
            >
              <TwoLines main={app.name} detail={app.appId} to={myAppPath(app.appId)} code maxWidth={480} />
              <StatusTag {...statusOf(app.subscriptionStatus)} />
            </li>
          ))}
        </Flex>
      )}
    </Card>
  );
}
