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
  createStream,
  deleteStream,
  getPlayback,
  getSharedStream,
  getStream,
  getStreamMetrics,
  listRecordings,
  listStreamLog,
  listStreamSessions,
  listStreams,
  recordStream,
  rotateStreamKey,
  shareStream,
  startStream,
  stopRecording,
  stopSharingStream,
  stopStream,
  testPullAddress,
  updateStream,
} from '../contract';

const changed = onSuccess(({ id }: { id: string }) => [itemTag('STREAMS', id), listTag('STREAMS')]);

const recorded = onSuccess(({ id }: { id: string }) => [itemTag('RECORDINGS', id)]);

export const streamsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['STREAMS', 'RECORDINGS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStreams: query(build, listStreams, {
        control: SHOWN_IN_PLACE,
        providesTags: (page) => listTags('STREAMS', page),
      }),
      getStream: query(build, getStream, {
        control: SHOWN_IN_PLACE,
        providesTags: (_stream, _error, { id }) => [itemTag('STREAMS', id)],
      }),
      getStreamMetrics: query(build, getStreamMetrics, { control: SHOWN_IN_PLACE }),
      listStreamSessions: query(build, listStreamSessions, { control: SHOWN_IN_PLACE }),
      listStreamLog: query(build, listStreamLog),
      getPlayback: query(build, getPlayback, { control: SHOWN_IN_PLACE }),
      createStream: mutation(build, createStream, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('STREAMS')]),
      }),
      updateStream: mutation(build, updateStream, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
      testPullAddress: mutation(build, testPullAddress, { control: SHOWN_IN_PLACE }),
      startStream: mutation(build, startStream, { invalidatesTags: changed }),
      stopStream: mutation(build, stopStream, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
      listRecordings: query(build, listRecordings, {
        control: SHOWN_IN_PLACE,
        providesTags: (_recordings, _error, { id }) => [itemTag('RECORDINGS', id)],
      }),
      recordStream: mutation(build, recordStream, { control: SHOWN_BY_FORM, invalidatesTags: recorded }),
      stopRecording: mutation(build, stopRecording, { invalidatesTags: recorded }),
      shareStream: mutation(build, shareStream, { invalidatesTags: changed }),
      stopSharingStream: mutation(build, stopSharingStream, {
        control: SHOWN_BY_FORM,
        invalidatesTags: changed,
      }),
      getSharedStream: query(build, getSharedStream, { control: SHOWN_IN_PLACE }),
      rotateStreamKey: mutation(build, rotateStreamKey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: changed,
      }),
      deleteStream: mutation(build, deleteStream, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('STREAMS')]),
      }),
    }),
  });

export const {
  useListStreamsQuery,
  useLazyListStreamsQuery,
  useGetStreamQuery,
  useGetStreamMetricsQuery,
  useLazyListStreamSessionsQuery,
  useLazyListStreamLogQuery,
  useLazyGetStreamQuery,
  useLazyGetPlaybackQuery,
  useCreateStreamMutation,
  useUpdateStreamMutation,
  useTestPullAddressMutation,
  useStartStreamMutation,
  useStopStreamMutation,
  useListRecordingsQuery,
  useRecordStreamMutation,
  useStopRecordingMutation,
  useShareStreamMutation,
  useStopSharingStreamMutation,
  useGetSharedStreamQuery,
  useLazyGetSharedStreamQuery,
  useRotateStreamKeyMutation,
  useDeleteStreamMutation,
} = streamsApi;
