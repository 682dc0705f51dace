import { theme } from 'antd';
import { Outlet, useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { AboutCard } from './about-card';
import { ApiGroupsCard } from './api-groups-card';
import { ApiKeyCard } from './api-key-card';
import { ContentsCard } from './contents-card';
import { SubscriptionCard } from './subscription-card';

/** What there is to know of one tenant app, and the ways to change it. @see docs/behaviour.md 2.3 */
export function TenantAppDetailPage() {
  const { appId = '' } = useParams();
  const { token } = theme.useToken();
  const { currentData: app } = useGetTenantAppDetailsQuery({ id: appId });
  if (!app) return null;
  return (
    <>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
          gap: token.margin,
        }}
      >
        <AboutCard app={app} />
        <SubscriptionCard app={app} />
        <ApiKeyCard app={app} />
        <ContentsCard app={app} />
        <div style={{ gridColumn: '1 / -1' }}>
          <ApiGroupsCard appId={app.appId} />
        </div>
      </div>
      <Outlet />
    </>
  );
}
