import type { MyApp } from '../contract';
import { ApiGroupsCard } from '../tenant-app-detail/api-groups-card';
import { CardGrid } from '../tenant-app-detail/card-grid';
import { OwnAboutCard } from './own-about-card';
import { OwnKeyCard } from './own-key-card';
import { OwnRightsCard } from './own-rights-card';
import { OwnSubscriptionCard } from './own-subscription-card';
import { useAppDetail } from '@console/shell-layout';

/** What an app’s own people see of it and can do about it by themselves. @see spec 7.2 */
export function OwnAppCards({ app }: { app: MyApp }) {
  const { mayManage } = useAppDetail();
  return (
    <CardGrid wide={mayManage && <ApiGroupsCard appId={app.appId} changeable={false} />}>
      <OwnAboutCard app={app} />
      <OwnSubscriptionCard app={app} mayManage={mayManage} />
      {/* Of an archived app nothing changes, and its key opens nothing. */}
      {app.status === 'normal' && <OwnKeyCard app={app} />}
      <OwnRightsCard app={app} />
    </CardGrid>
  );
}
