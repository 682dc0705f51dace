import { hasStatus } from '@console/http';
import type { DashboardCardProps } from '@console/shell-layout';
import { useGetOperationsOverviewQuery } from '../api/overview-api';
import { SERVERS_LIVE } from '../servers/servers-live';

/** One request for all cards. The last response stays while another range loads. */
export function useOverview({ appId, range }: DashboardCardProps) {
  const { data, error, refetch } = useGetOperationsOverviewQuery(
    { range, ...(appId !== undefined && { appId }) },
    SERVERS_LIVE,
  );
  return {
    overview: data,
    result: { currentData: data, error, refetch },
    /** The platform has no overviews. */
    isMissing: hasStatus(error, 404) || hasStatus(error, 501),
  };
}
