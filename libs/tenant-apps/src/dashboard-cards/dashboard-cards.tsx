import { clipText } from '@console/i18n';
import { DateTime, EmptyState, QueryState, useZone } from '@console/ui';
import { MISSING, rowsOf, unlessMissing } from '@console/ui/list';
import { Figure, Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useLinkFrom } from '@console/shell-layout';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListTenantAppsQuery } from '../api/tenant-apps-api';
import type { TenantApp } from '../contract';
import { tenantAppListPath, tenantAppPath } from '../tenant-app-paths';

const SHOWN = 5;
const countOf = (status: TenantApp['status']) => ({ customFields: { status }, page: 1, perPage: 1 });
const LATEST = {
  customFields: { status: 'normal' },
  sort: '-createdAt',
  page: 1,
  perPage: SHOWN,
} as const;

/** The number of tenant apps. */
export function TenantAppsFigure() {
  const { t, i18n } = useTranslation('tenantApps');
  const { data: normal, error } = useListTenantAppsQuery(countOf('normal'));
  const { data: archived } = useListTenantAppsQuery(countOf('archived'));
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Figure
      label={t('title.normal')}
      value={normal ? number.format(normal.total) : error && t('dashboard.unknown')}
      note={archived && t('dashboard.archived', { number: number.format(archived.total) })}
      to={tenantAppListPath('normal')}
    />
  );
}

export function RecentTenantApps() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const zone = useZone();
  const linkFrom = useLinkFrom();
  return (
    <Section
      boxed
      title={t('dashboard.recent')}
      minHeight={SHOWN * 40}
      more={{ to: `${tenantAppListPath('normal')}?sort=-createdAt`, label: t('dashboard.showAll') }}
    >
      <QueryState
        result={useListTenantAppsQuery(LATEST)}
        failed={t('dashboard.recentFailed')}
        loading={<RowsLoading rows={SHOWN} />}
      >
        {(page) =>
          rowsOf(page).rows.length === 0 ? (
            <EmptyState text={t('empty.normal')} />
          ) : (
            <RowList>
              {rowsOf(page).rows.map((app, index) => (
                <Row
                  key={unlessMissing(() => app.appId, String(index))}
                  end={unlessMissing<ReactNode>(
                    () => (
                      <DateTime value={app.createdAt} zone={zone} relative />
                    ),
                    MISSING,
                  )}
                >
                  {unlessMissing<ReactNode>(
                    () => (
                      <Link to={linkFrom(tenantAppPath(app))}>{clipText(app.name)}</Link>
                    ),
                    unlessMissing(() => app.appId, MISSING),
                  )}{' '}
                  <span style={{ color: token.colorTextSecondary }}>
                    {unlessMissing(() => app.owner.email, MISSING)}
                  </span>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </Section>
  );
}
