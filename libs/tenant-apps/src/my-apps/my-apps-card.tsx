import { EmptyState, QueryState, StatusTag } from '@console/ui';
import { rowsOf } from '@console/ui/list';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFindMyAppsQuery } from '../api/my-apps-api';
import { useSubscriptionStatus } from '../app-subscription';
import { AppRows } from '../dashboard-cards/app-rows';
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
  const statusOf = useSubscriptionStatus();
  return (
    <Card
      title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{t('myApps.title')}</h2>}
      extra={<Link to={MY_APPS_PATH}>{t('dashboard.showAll')}</Link>}
    >
      <QueryState result={useFindMyAppsQuery(LATEST)} failed={t('myApps.failed')}>
        {(page) =>
          rowsOf(page).rows.length === 0 ? (
            <EmptyState text={t('myApps.empty')} action={<CreateMyAppLink />} />
          ) : (
            <AppRows
              page={page}
              to={({ appId }) => myAppPath(appId)}
              detail={(app) => <StatusTag {...statusOf(app.subscriptionStatus)} />}
            />
          )
        }
      </QueryState>
    </Card>
  );
}
