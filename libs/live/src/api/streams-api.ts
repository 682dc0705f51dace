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
  getStream,
  listStreams,
  rotateStreamKey,
  startStream,
  stopStream,
  testPullAddress,
  updateStream,
} from '../contract';

const changed = onSuccess(({ id }: { id: string }) => [itemTag('STREAMS', id), listTag('STREAMS')]);

export const streamsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['STREAMS'] }).injectEndpoints({
  endpoints: (build) => ({
    listStreams: query(build, listStreams, {
      control: SHOWN_IN_PLACE,
      providesTags: (page) => listTags('STREAMS', page),
    }),
    getStream: query(build, getStream, {
      control: SHOWN_IN_PLACE,
      providesTags: (_stream, _error, { id }) => [itemTag('STREAMS', id)],
    }),
    getPlayback: query(build, getPlayback, { control: SHOWN_IN_PLACE }),
    createStream: mutation(build, createStream, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => [listTag('STREAMS')]),
    }),
    updateStream: mutation(build, updateStream, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
    testPullAddress: mutation(build, testPullAddress, { control: SHOWN_IN_PLACE }),
    startStream: mutation(build, startStream, { invalidatesTags: changed }),
    stopStream: mutation(build, stopStream, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
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
  useLazyGetStreamQuery,
  useLazyGetPlaybackQuery,
  useCreateStreamMutation,
  useUpdateStreamMutation,
  useTestPullAddressMutation,
  useStartStreamMutation,
  useStopStreamMutation,
  useRotateStreamKeyMutation,
  useDeleteStreamMutation,
} = streamsApi;
