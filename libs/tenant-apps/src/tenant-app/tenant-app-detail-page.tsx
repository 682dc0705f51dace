import { OverviewColumns } from '@console/ui/overview';
import { Slot, useAppDetail } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { MyAppSections, MySubscriptionSection } from '../my-apps/my-app-sections';
import { SetupChecklist } from '../setup/setup-checklist';
import { ApiGroupsSection } from '../tenant-app-detail/api-groups-section';
import {
  AboutSection,
  MembersSection,
  StaffKeysSection,
  StaffSubscriptionSection,
} from '../tenant-app-detail/staff-sections';
import { useAppRole, useMyApp } from '../use-managed-app';

/** @see spec 2.3 */
export function TenantAppDetailPage() {
  const { appId = '' } = useParams();
  return (
    <>
      {useAppRole() === 'staff' ? <StaffOverview appId={appId} /> : <MemberOverview appId={appId} />}
      <Outlet />
    </>
  );
}

function StaffOverview({ appId }: { appId: string }) {
  const { currentData: app } = useGetTenantAppDetailsQuery({ id: appId });
  if (!app) return null;
  return (
    <AppOverview appId={app.appId} subscription={<StaffSubscriptionSection app={app} />}>
      <StaffKeysSection app={app} />
      <MembersSection app={app} />
      <AboutSection app={app} />
      <ApiGroupsSection appId={app.appId} changeable />
    </AppOverview>
  );
}

function MemberOverview({ appId }: { appId: string }) {
  const { currentData: app } = useMyApp(appId);
  const { mayManage } = useAppDetail();
  if (!app) return null;
  return (
    <AppOverview appId={appId} subscription={<MySubscriptionSection app={app} mayManage={mayManage} />}>
      <MyAppSections app={app} />
    </AppOverview>
  );
}

interface AppOverviewProps {
  appId: string;
  subscription: ReactNode;
  children: ReactNode;
}

/** What happens in an app next to its balance, plan and keys. Other features fill in their parts. */
function AppOverview({ appId, subscription, children }: AppOverviewProps) {
  const props = { appId };
  return (
    <OverviewColumns
      aside={
        <>
          <Slot name="appBalance" props={props} />
          {subscription}
          <Slot name="appQuotas" props={props} />
          {children}
        </>
      }
    >
      <SetupChecklist key={appId} appId={appId} />
      <Slot name="appLoad" props={props} />
      <Slot name="appTraffic" props={props} />
      <Slot name="appServers" props={props} />
      <Slot name="timeline" props={props} />
    </OverviewColumns>
  );
}
