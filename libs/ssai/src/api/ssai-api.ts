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
        control: SHOWN_IN_PLACE,
        providesTags: (page) => listTags('SSAI_ENDPOINTS', page),
      }),
      getSsaiEndpoint: query(build, getSsaiEndpoint, {
        control: SHOWN_IN_PLACE,
        providesTags: (_endpoint, _error, { id }) => [itemTag('SSAI_ENDPOINTS', id)],
      }),
      getSsaiPlayback: query(build, getSsaiPlayback, { control: SHOWN_IN_PLACE }),
      createSsaiEndpoint: mutation(build, createSsaiEndpoint, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('SSAI_ENDPOINTS')]),
      }),
      updateSsaiEndpoint: mutation(build, updateSsaiEndpoint, {
        control: SHOWN_BY_FORM,
        invalidatesTags: changed,
      }),
      deleteSsaiEndpoint: mutation(build, deleteSsaiEndpoint, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('SSAI_ENDPOINTS')]),
      }),
      startAdBreak: mutation(build, startAdBreak, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
      testAdServer: mutation(build, testAdServer, { control: SHOWN_IN_PLACE }),
      listSsaiAds: query(build, listSsaiAds, { control: SHOWN_IN_PLACE }),
      listAdBreaks: query(build, listAdBreaks, {
        control: SHOWN_IN_PLACE,
        providesTags: () => [listTag('AD_BREAKS')],
      }),
      getSsaiStatistics: query(build, getSsaiStatistics, { control: SHOWN_IN_PLACE }),
      listSessionBreaks: query(build, listSessionBreaks, { control: SHOWN_IN_PLACE }),
      getAdSession: query(build, getAdSession, {
        control: SHOWN_IN_PLACE,
        providesTags: (_session, _error, { id }) => [itemTag('AD_SESSIONS', id)],
      }),
      captureAdSession: mutation(build, captureAdSession, {
        invalidatesTags: onSuccess(({ id }: { id: string }) => [itemTag('AD_SESSIONS', id)]),
      }),
    }),
  });

export const {
  useListSsaiEndpointsQuery,
  useLazyListSsaiEndpointsQuery,
  useGetSsaiEndpointQuery,
  useLazyGetSsaiEndpointQuery,
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
