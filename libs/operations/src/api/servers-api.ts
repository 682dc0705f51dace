import { consoleApi, itemTag, listTag, listTags, mutation, onSuccess, query } from '@console/http';
import {
  createServer,
  getServer,
  listServerClusters,
  listServers,
  updateServerLicense,
  updateServerNote,
} from '../contract/servers';
import { getServerMetrics, listServerMetrics } from '../contract/server-metrics';

const showing = onSuccess(({ id }: { id: string }) => [itemTag('SERVERS', id), listTag('SERVERS')]);

export const serversApi = consoleApi.enhanceEndpoints({ addTagTypes: ['SERVERS'] }).injectEndpoints({
  endpoints: (build) => ({
    listServers: query(build, listServers, { providesTags: (page) => listTags('SERVERS', page) }),
    getServer: query(build, getServer, {
      providesTags: (_server, _error, { id }) => [itemTag('SERVERS', id)],
    }),
    listServerClusters: query(build, listServerClusters, { providesTags: [listTag('SERVERS')] }),
    getServerMetrics: query(build, getServerMetrics),
    listServerMetrics: query(build, listServerMetrics),
    updateServerLicense: mutation(build, updateServerLicense, { invalidatesTags: showing }),
    updateServerNote: mutation(build, updateServerNote, { invalidatesTags: showing }),
    createServer: mutation(build, createServer, { invalidatesTags: onSuccess(() => [listTag('SERVERS')]) }),
  }),
});

export const {
  useListServersQuery,
  useLazyListServersQuery,
  useGetServerQuery,
  useGetServerMetricsQuery,
  useListServerMetricsQuery,
  useListServerClustersQuery,
  useUpdateServerLicenseMutation,
  useUpdateServerNoteMutation,
  useCreateServerMutation,
} = serversApi;
