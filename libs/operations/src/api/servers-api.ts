import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_IN_PLACE,
} from '@console/http';
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
    listServers: query(build, listServers, {
      control: SHOWN_IN_PLACE,
      providesTags: (page) => listTags('SERVERS', page),
    }),
    getServer: query(build, getServer, {
      control: SHOWN_IN_PLACE,
      providesTags: (_server, _error, { id }) => [itemTag('SERVERS', id)],
    }),
    listServerClusters: query(build, listServerClusters, {
      control: SHOWN_IN_PLACE,
      providesTags: [listTag('SERVERS')],
    }),
    getServerMetrics: query(build, getServerMetrics, { control: SHOWN_IN_PLACE }),
    listServerMetrics: query(build, listServerMetrics, { control: SHOWN_IN_PLACE }),
    updateServerLicense: mutation(build, updateServerLicense, {
      control: SHOWN_BY_FORM,
      invalidatesTags: showing,
    }),
    updateServerNote: mutation(build, updateServerNote, { control: SHOWN_BY_FORM, invalidatesTags: showing }),
    createServer: mutation(build, createServer, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => [listTag('SERVERS')]),
    }),
  }),
});

export const {
  useListServersQuery,
  useLazyListServersQuery,
  useGetServerQuery,
  useLazyGetServerQuery,
  useGetServerMetricsQuery,
  useListServerMetricsQuery,
  useListServerClustersQuery,
  useUpdateServerLicenseMutation,
  useUpdateServerNoteMutation,
  useCreateServerMutation,
} = serversApi;
