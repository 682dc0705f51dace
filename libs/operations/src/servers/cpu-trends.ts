import { rowsOf } from '@console/ui/list';
import { useMemo } from 'react';
import { useListServerMetricsQuery } from '../api/servers-api';
import type { Server } from '../contract';

const REFRESH_MS = 5 * 60_000;
const NO_TRENDS: ReadonlyMap<string, readonly number[]> = new Map();

/** CPU of the last 24 hours by server ID, for servers that reported; empty on a platform without metrics. */
export function useCpuTrends(
  appId: string | undefined,
  page: Parameters<typeof rowsOf<Server>>[0],
): ReadonlyMap<string, readonly number[]> {
  const { rows, incomplete } = rowsOf(page);
  const serverIds = rows
    .filter((row) => !incomplete.has(row) && row.load !== null)
    .map(({ id }) => id)
    .join(',');
  const { data } = useListServerMetricsQuery(
    { serverIds, range: '24h', ...(appId !== undefined && { appId }) },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, skip: serverIds === '' },
  );
  return useMemo(
    () =>
      data
        ? new Map(data.data.map(({ serverId, cpu }) => [serverId, cpu.filter((value) => value !== null)]))
        : NO_TRENDS,
    [data],
  );
}
