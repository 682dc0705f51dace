import { CopyText, LinkButton, QueryState } from '@console/ui';
import { OverviewColumns } from '@console/ui/overview';
import { useAppDetail, useLinkFrom, useTabs } from '@console/shell-layout';
import { Alert, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useParams } from 'react-router';
import type { MyApp } from '../contract';
import { MY_APPS_PATH } from '../tenant-app-paths';
import { useMyApp } from '../use-managed-app';
import { MyAppSections, MyAppTags, MySubscriptionSection } from './my-app-sections';

/** @see spec 7.2 */
export function MyAppPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { appId = '' } = useParams();

  return (
    <Flex vertical gap={token.margin}>
      <div>
        <Link to={MY_APPS_PATH}>{t('myApps.toList')}</Link>
      </div>
      <QueryState result={useMyApp(appId)} failed={t('frame.failed')} missing={t('myApps.notFound')}>
        {(app) => <AppContent app={app} />}
      </QueryState>
      <Outlet />
    </Flex>
  );
}

function AppContent({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { mayManage } = useAppDetail();
  const pages = useTabs('/apps/:appId');
  const linkFrom = useLinkFrom();
  return (
    <>
      <div>
        <h2 style={{ margin: 0, fontSize: token.fontSizeHeading3, overflowWrap: 'anywhere' }}>{app.name}</h2>
        <Flex align="center" gap={`${String(token.marginXXS)}px ${String(token.margin)}px`} wrap>
          <MyAppTags app={app} mayManage={mayManage} />
          <CopyText text={app.appId} />
        </Flex>
      </div>
      {app.status === 'archived' && (
        <Alert type="info" showIcon title={t('myApps.archived')} description={t('myApps.archivedMeans')} />
      )}
      {pages.length > 0 && (
        <nav aria-label={t('myApps.pages')}>
          <Flex gap={token.marginXS} wrap>
            {pages.map(({ to, label }) => (
              <LinkButton key={to} to={linkFrom(to)}>
                {label}
              </LinkButton>
            ))}
          </Flex>
        </nav>
      )}
      <OverviewColumns
        aside={
          <>
            <MySubscriptionSection app={app} mayManage={mayManage} />
            <MyAppSections app={app} />
          </>
        }
      />
    </>
  );
}
