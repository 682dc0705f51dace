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
  createStream,
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
      listStreams: query(build, listStreams, { providesTags: (page) => listTags('STREAMS', page) }),
      getStream: query(build, getStream, {
        providesTags: (_stream, _error, { id }) => [itemTag('STREAMS', id)],
      }),
      getStreamMetrics: query(build, getStreamMetrics),
      listStreamSessions: query(build, listStreamSessions),
      listStreamLog: query(build, listStreamLog, { control: SHOWN_BY_SHELL }),
      getPlayback: query(build, getPlayback),
      createStream: mutation(build, createStream, { invalidatesTags: onSuccess(() => [listTag('STREAMS')]) }),
      updateStream: mutation(build, updateStream, { invalidatesTags: changed }),
      testPullAddress: mutation(build, testPullAddress, { control: SHOWN_IN_PLACE }),
      startStream: mutation(build, startStream, { control: SHOWN_BY_SHELL, invalidatesTags: changed }),
      stopStream: mutation(build, stopStream, { invalidatesTags: changed }),
      listRecordings: query(build, listRecordings, {
        providesTags: (_recordings, _error, { id }) => [itemTag('RECORDINGS', id)],
      }),
      recordStream: mutation(build, recordStream, { invalidatesTags: recorded }),
      stopRecording: mutation(build, stopRecording, { control: SHOWN_BY_SHELL, invalidatesTags: recorded }),
      shareStream: mutation(build, shareStream, { control: SHOWN_BY_SHELL, invalidatesTags: changed }),
      stopSharingStream: mutation(build, stopSharingStream, { invalidatesTags: changed }),
      getSharedStream: query(build, getSharedStream),
      rotateStreamKey: mutation(build, rotateStreamKey, { invalidatesTags: changed }),
    }),
  });

export const {
  useListStreamsQuery,
  useLazyListStreamsQuery,
  useGetStreamQuery,
  useGetStreamMetricsQuery,
  useLazyListStreamSessionsQuery,
  useLazyListStreamLogQuery,
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
} = streamsApi;
