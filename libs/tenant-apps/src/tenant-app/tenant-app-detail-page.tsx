import { Outlet, useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { MyAppCards } from '../my-apps/my-app-cards';
import { ApiGroupsCard } from '../tenant-app-detail/api-groups-card';
import { CardGrid } from '../tenant-app-detail/card-grid';
import { AboutCard, ApiKeyCard, ContentsCard, StaffSubscriptionCard } from '../tenant-app-detail/staff-cards';
import { useMyApp, useAppRole } from '../use-managed-app';

/** @see spec 2.3 */
export function TenantAppDetailPage() {
  const { appId = '' } = useParams();
  return (
    <>
      {useAppRole() === 'staff' ? <StaffCards appId={appId} /> : <MemberCards appId={appId} />}
      <Outlet />
    </>
  );
}

function StaffCards({ appId }: { appId: string }) {
  const { currentData: app } = useGetTenantAppDetailsQuery({ id: appId });
  if (!app) return null;
  return (
    <CardGrid wide={<ApiGroupsCard appId={app.appId} changeable />}>
      <AboutCard app={app} />
      <StaffSubscriptionCard app={app} />
      <ApiKeyCard app={app} />
      <ContentsCard app={app} />
    </CardGrid>
  );
}

function MemberCards({ appId }: { appId: string }) {
  const { currentData: app } = useMyApp(appId);
  return app && <MyAppCards app={app} />;
}
