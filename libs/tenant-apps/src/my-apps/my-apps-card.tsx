import { clipText } from '@console/i18n';
import { EmptyState, QueryState, StatusTag } from '@console/ui';
import { MISSING, rowsOf, unlessMissing } from '@console/ui/list';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFindMyAppsQuery } from '../api/my-apps-api';
import { useSubscriptionStatus } from '../app-subscription';
import { MY_APPS_PATH, myAppPath } from '../tenant-app-paths';
import { CreateMyAppLink } from './create-my-app-link';

const SHOWN = 5;
const LATEST = { customFields: { kind: 'tenant' as const }, sort: '-createdAt', page: 1, perPage: SHOWN };

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
    <Section boxed title={t('myApps.title')} more={{ to: MY_APPS_PATH, label: t('dashboard.showAll') }}>
      <QueryState
        result={useFindMyAppsQuery(LATEST)}
        failed={t('myApps.failed')}
        loading={<RowsLoading rows={SHOWN} />}
      >
        {(page) =>
          rowsOf(page).rows.length === 0 ? (
            <EmptyState text={t('myApps.empty')} action={<CreateMyAppLink />} />
          ) : (
            <RowList>
              {rowsOf(page).rows.map((app, index) => (
                <Row
                  key={unlessMissing(() => app.appId, String(index))}
                  end={unlessMissing<ReactNode>(
                    () => (
                      <StatusTag {...statusOf(app.subscriptionStatus)} />
                    ),
                    MISSING,
                  )}
                >
                  {unlessMissing<ReactNode>(
                    () => (
                      <Link to={myAppPath(app.appId)}>{clipText(app.name)}</Link>
                    ),
                    unlessMissing(() => app.appId, MISSING),
                  )}
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </Section>
  );
}
