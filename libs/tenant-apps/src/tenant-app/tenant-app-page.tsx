import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import { formatDateTime } from '@console/i18n';
import { DetailPage, StatusTag, TabOutlet, useTabs, useZone, type Tab } from '@console/shell-layout';
import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { useStanding } from '../managed-app/use-standing';
import { TenantAppActs } from '../tenant-app-acts/tenant-app-acts';
import { useEditionName } from '../tenant-app-list/use-edition-name';
import { tenantAppListPath } from '../tenant-app-paths';
import { OwnAppFrame } from './own-app-frame';
import { UnreadAppFrame } from './unread-app-frame';

/** What the platform would say of the admin app, which is no tenant app: nobody needs to ask. */
const NO_SUCH_APP = {
  error: { kind: 'refused', status: 404, message: [], errors: [], fieldErrors: {} } satisfies ConsoleError,
  refetch: () => undefined,
};

/**
 * The frame of every page about one tenant app: what it is, how it fares, what can be done with it, and the ways to its pages.
 * Its own people have it as they may see it. Who is neither, as those who look after billing alone, has the pages that are theirs.
 */
export function TenantAppPage() {
  const { appId = '' } = useParams();
  const standing = useStanding();
  const tabs = useTabs();
  if (standing === 'staff') return <StaffFrame appId={appId} tabs={tabs} />;
  if (standing === 'stranger') return <UnreadAppFrame appId={appId} tabs={tabs} />;
  return <OwnAppFrame appId={appId} isTheirs={standing === 'member'} tabs={tabs} />;
}

function StaffFrame({ appId, tabs }: { appId: string; tabs: readonly Tab[] }) {
  const { t } = useTranslation('tenantApps');
  const isAdminApp = appId === ADMIN_APP_ID;
  const result = useGetTenantAppDetailsQuery(
    { id: appId },
    // What was seen a while ago may have been deleted since.
    { skip: isAdminApp, refetchOnMountOrArgChange: true },
  );
  const editionName = useEditionName();

  if (isRefused(result.error)) return <UnreadAppFrame appId={appId} tabs={tabs} />;
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
              tone={app.status === 'normal' ? 'success' : 'neutral'}
              label={t(`status.${app.status}`)}
            />
            <span>{editionName(app)}</span>
            {app.subscription.remainingTrialDays > 0 && (
              <StatusTag
                tone="warning"
                label={t('frame.trialDays', { count: app.subscription.remainingTrialDays })}
              />
            )}
          </>
        ),
        actions: <TenantAppActs app={app} />,
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

function isRefused(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'refused' && error.status === 403;
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
