import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
  SHOWN_IN_PLACE,
} from '@console/http';
import {
  captureAdSession,
  createSsaiEndpoint,
  deleteSsaiEndpoint,
  getAdSession,
  getSsaiEndpoint,
  getSsaiPlayback,
  getSsaiStatistics,
  listAdBreaks,
  listSessionBreaks,
  listSsaiAds,
  listSsaiEndpoints,
  startAdBreak,
  testAdServer,
  updateSsaiEndpoint,
} from '../contract';

const changed = onSuccess(({ id }: { id: string }) => [
  itemTag('SSAI_ENDPOINTS', id),
  listTag('SSAI_ENDPOINTS'),
  listTag('AD_BREAKS'),
]);

export const ssaiApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['SSAI_ENDPOINTS', 'AD_BREAKS', 'AD_SESSIONS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listSsaiEndpoints: query(build, listSsaiEndpoints, {
        providesTags: (page) => listTags('SSAI_ENDPOINTS', page),
      }),
      getSsaiEndpoint: query(build, getSsaiEndpoint, {
        providesTags: (_endpoint, _error, { id }) => [itemTag('SSAI_ENDPOINTS', id)],
      }),
      getSsaiPlayback: query(build, getSsaiPlayback),
      createSsaiEndpoint: mutation(build, createSsaiEndpoint, {
        invalidatesTags: onSuccess(() => [listTag('SSAI_ENDPOINTS')]),
      }),
      updateSsaiEndpoint: mutation(build, updateSsaiEndpoint, { invalidatesTags: changed }),
      deleteSsaiEndpoint: mutation(build, deleteSsaiEndpoint, {
        invalidatesTags: onSuccess(() => [listTag('SSAI_ENDPOINTS')]),
      }),
      startAdBreak: mutation(build, startAdBreak, { invalidatesTags: changed }),
      testAdServer: mutation(build, testAdServer, { control: SHOWN_IN_PLACE }),
      listSsaiAds: query(build, listSsaiAds),
      listAdBreaks: query(build, listAdBreaks, { providesTags: () => [listTag('AD_BREAKS')] }),
      getSsaiStatistics: query(build, getSsaiStatistics),
      listSessionBreaks: query(build, listSessionBreaks),
      getAdSession: query(build, getAdSession, {
        providesTags: (_session, _error, { id }) => [itemTag('AD_SESSIONS', id)],
      }),
      captureAdSession: mutation(build, captureAdSession, {
        control: SHOWN_BY_SHELL,
        invalidatesTags: onSuccess(({ id }: { id: string }) => [itemTag('AD_SESSIONS', id)]),
      }),
    }),
  });

export const {
  useListSsaiEndpointsQuery,
  useLazyListSsaiEndpointsQuery,
  useGetSsaiEndpointQuery,
  useLazyGetSsaiPlaybackQuery,
  useCreateSsaiEndpointMutation,
  useUpdateSsaiEndpointMutation,
  useDeleteSsaiEndpointMutation,
  useStartAdBreakMutation,
  useTestAdServerMutation,
  useListSsaiAdsQuery,
  useLazyListSsaiAdsQuery,
  useListAdBreaksQuery,
  useLazyListAdBreaksQuery,
  useGetSsaiStatisticsQuery,
  useListSessionBreaksQuery,
  useGetAdSessionQuery,
  useCaptureAdSessionMutation,
} = ssaiApi;
