import { ADMIN_APP_ID, type ConsoleError, hasStatus } from '@console/http';
import { formatDateTime } from '@console/i18n';
import { BackLink, DetailPage, PageHeader, PageTabs, StatusTag, type Tab, useZone } from '@console/ui';
import { HOME_PATH, NoAppPage, TabOutlet, useAppDetail, useTabs } from '@console/shell-layout';
import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { useAppStatus, useEditionName } from '../app-subscription';
import { MyAppTags } from '../my-apps/my-app-sections';
import { TenantAppActions } from '../tenant-app-actions/tenant-app-actions';
import { tenantAppListPath } from '../tenant-app-paths';
import { useMyApp, useAppRole } from '../use-managed-app';

/** The platform's response for the admin app, without a request. */
const NO_SUCH_APP = {
  error: { kind: 'http', status: 404, message: [], errors: [], fieldErrors: {} } satisfies ConsoleError,
  refetch: () => undefined,
};

/**
 * The frame of all pages of an app: full for staff, limited for members; users who are neither, such as
 * billing staff, get only the tabs they can open.
 */
export function TenantAppPage() {
  const { appId = '' } = useParams();
  const role = useAppRole();
  const tabs = useTabs();
  if (role === 'staff') return <StaffFrame appId={appId} tabs={tabs} />;
  if (role === 'none') return <RestrictedFrame appId={appId} tabs={tabs} />;
  return <MemberFrame appId={appId} isMember={role === 'member'} tabs={tabs} />;
}

function StaffFrame({ appId, tabs }: { appId: string; tabs: readonly Tab[] }) {
  const { t } = useTranslation('tenantApps');
  const isAdminApp = appId === ADMIN_APP_ID;
  const result = useGetTenantAppDetailsQuery(
    { id: appId },
    // The app may have been deleted since it was cached.
    { skip: isAdminApp, refetchOnMountOrArgChange: true },
  );
  const editionName = useEditionName();
  const statusOf = useAppStatus();

  if (hasStatus(result.error, 403)) return <RestrictedFrame appId={appId} tabs={tabs} />;
  return (
    <DetailPage
      result={isAdminApp ? NO_SUCH_APP : result}
      kind={t('routes.tenantApp')}
      backTo={tenantAppListPath(result.currentData?.status ?? 'normal')}
      tabs={tabs}
      head={(app) => ({
        title: app.name,
        id: app.appId,
        tags: (
          <>
            <StatusTag
              {...statusOf({
                status: app.status,
                subscriptionStatus: app.subscription.status,
                trialDays: app.subscription.remainingTrialDays,
              })}
            />
            <span>{editionName(app)}</span>
          </>
        ),
        actions: <TenantAppActions app={app} />,
      })}
      notFound={t('frame.notFound')}
      failed={t('frame.failed')}
    >
      {(app) => (
        <>
          {app.status === 'archived' && <ArchivedNote since={app.archivedAt} />}
          <TabOutlet />
        </>
      )}
    </DetailPage>
  );
}

function ArchivedNote({ since }: { since: string | null }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const zone = useZone();
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: token.marginLG }}
      title={t('frame.archived', { time: formatDateTime(since, zone) })}
      description={t('frame.archivedMeans')}
    />
  );
}

interface MemberFrameProps {
  appId: string;
  isMember: boolean;
  tabs: readonly Tab[];
}

function MemberFrame({ appId, isMember, tabs }: MemberFrameProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { mayManage } = useAppDetail();
  return (
    <DetailPage
      result={useMyApp(appId, { skip: !isMember })}
      kind={t('routes.tenantApp')}
      backTo={HOME_PATH}
      tabs={tabs}
      head={(one) => ({
        title: one.name,
        id: one.appId,
        tags: <MyAppTags app={one} mayManage={mayManage} />,
      })}
      notFound={t('frame.notFound')}
      failed={t('frame.failed')}
    >
      {(one) => (
        <>
          {one.status === 'archived' && (
            <Alert
              type="info"
              showIcon
              style={{ marginBottom: token.marginLG }}
              title={t('myApps.archived')}
              description={t('myApps.archivedMeans')}
            />
          )}
          <TabOutlet />
        </>
      )}
    </DetailPage>
  );
}

/** For users who cannot read the app details: shows the App ID and the tabs they can open. */
function RestrictedFrame({ appId, tabs }: { appId: string; tabs: readonly Tab[] }) {
  const { token } = theme.useToken();
  const { isNoAccess } = useAppDetail();
  if (isNoAccess) return <NoAppPage appId={appId} />;
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={HOME_PATH} />
      </div>
      <PageHeader title={appId} />
      {tabs.length > 0 && <PageTabs tabs={tabs} />}
      <TabOutlet />
    </>
  );
}
