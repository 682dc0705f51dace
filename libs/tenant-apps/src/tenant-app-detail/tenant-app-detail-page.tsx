import { Outlet, useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { useStanding } from '../managed-app/use-standing';
import { OwnAppCards } from '../own-apps/own-app-cards';
import { useMyApp } from '../own-apps/use-my-app';
import { AboutCard } from './about-card';
import { ApiGroupsCard } from './api-groups-card';
import { ApiKeyCard } from './api-key-card';
import { CardGrid } from './card-grid';
import { ContentsCard } from './contents-card';
import { StaffSubscriptionCard } from './staff-subscription-card';

/**
 * What there is to know of one tenant app, and the ways to change it: those of staff, or those that an app’s own people have.
 * @see spec 2.3
 */
export function TenantAppDetailPage() {
  const { appId = '' } = useParams();
  return (
    <>
      {useStanding() === 'staff' ? <StaffCards appId={appId} /> : <OwnCards appId={appId} />}
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

function OwnCards({ appId }: { appId: string }) {
  const { app } = useMyApp(appId);
  return app && <OwnAppCards app={app} />;
}
