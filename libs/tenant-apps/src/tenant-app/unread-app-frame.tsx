import {
  BackLink,
  EmptyState,
  HOME_PATH,
  NoAppPage,
  PageHeader,
  PageTabs,
  useActObstacle,
  useAppDetail,
  WhyNot,
  type Tab,
} from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';

interface UnreadAppFrameProps {
  appId: string;
  /** The pages that the person may open. */
  tabs: readonly Tab[];
}

/** The frame of an app whose details the person may not read: its App ID stands for it, and the pages that are open to them. */
export function UnreadAppFrame({ appId, tabs }: UnreadAppFrameProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const obstacle = useActObstacle({ permission: 'admin-tenant-app' });
  const { isNoAccess } = useAppDetail();
  const isOpen = tabs.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  if (isNoAccess) return <NoAppPage appId={appId} />;
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={HOME_PATH} />
      </div>
      <PageHeader title={appId} />
      {tabs.length > 0 && <PageTabs tabs={tabs} />}
      {isOpen ? (
        <Outlet />
      ) : (
        <EmptyState text={t('frame.locked')} action={obstacle && <WhyNot obstacle={obstacle} />} />
      )}
    </>
  );
}
