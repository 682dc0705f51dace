import {
  CopyText,
  EmptyState,
  FailedState,
  LinkButton,
  useAppDetail,
  useLinkFrom,
  useTabs,
} from '@console/shell-layout';
import { Alert, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useParams } from 'react-router';
import type { MyApp } from '../contract';
import { MY_APPS_PATH } from './own-app-paths';
import { OwnAppCards } from './own-app-cards';
import { OwnAppTags } from './own-app-tags';
import { useMyApp } from './use-my-app';

/** One of one's own apps: what it is, what can be done about it, and the ways to its pages. @see spec 7.2 */
export function OwnAppPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { appId = '' } = useParams();
  const { app, error, refetch } = useMyApp(appId);
  const failure = error && 'kind' in error ? error : undefined;

  return (
    <Flex vertical gap={token.margin}>
      <div>
        <Link to={MY_APPS_PATH}>{t('ownApps.toList')}</Link>
      </div>
      {app ? (
        <OwnApp app={app} />
      ) : failure?.kind === 'refused' && failure.status === 404 ? (
        <EmptyState text={t('ownApps.notFound')} />
      ) : failure ? (
        <FailedState title={t('frame.failed')} error={failure} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('ownApps.loading')}>
          <Skeleton active title={false} />
        </div>
      )}
      <Outlet />
    </Flex>
  );
}

function OwnApp({ app }: { app: MyApp }) {
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
          <OwnAppTags app={app} mayManage={mayManage} />
          <CopyText text={app.appId} />
        </Flex>
      </div>
      {app.status === 'archived' && (
        <Alert type="info" showIcon title={t('ownApps.archived')} description={t('ownApps.archivedMeans')} />
      )}
      {pages.length > 0 && (
        <nav aria-label={t('ownApps.pages')}>
          <Flex gap={token.marginXS} wrap>
            {pages.map(({ to, label }) => (
              <LinkButton key={to} to={linkFrom(to)}>
                {label}
              </LinkButton>
            ))}
          </Flex>
        </nav>
      )}
      <OwnAppCards app={app} />
    </>
  );
}
