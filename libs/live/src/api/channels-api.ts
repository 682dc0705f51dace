import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
} from '@console/http';
import {
  cancelEvent,
  createEvent,
  createLrmChannel,
  createPlayoutChannel,
  getEvent,
  getLrmChannel,
  getPlayoutChannel,
  listEvents,
  listLrmChannels,
  listPlayoutChannels,
  switchLrmChannel,
  takeLive,
  updateEvent,
  updateLrmChannel,
  updatePlayoutChannel,
} from '../contract';

interface OneChannel {
  id: string;
}

const created = onSuccess(() => [listTag('STREAMS')]);
const changed = onSuccess(({ id }: OneChannel) => [itemTag('STREAMS', id), listTag('STREAMS')]);
const ofPage = (page: Parameters<typeof listTags<'STREAMS'>>[1]) => listTags('STREAMS', page);
const ofItem = (_channel: unknown, _error: unknown, { id }: OneChannel) => [itemTag('STREAMS', id)];

/** Channels are streams: they share their tags. */
export const channelsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['STREAMS'] }).injectEndpoints({
  endpoints: (build) => ({
    listLrmChannels: query(build, listLrmChannels, { providesTags: ofPage }),
    getLrmChannel: query(build, getLrmChannel, { providesTags: ofItem }),
    createLrmChannel: mutation(build, createLrmChannel, { invalidatesTags: created }),
    updateLrmChannel: mutation(build, updateLrmChannel, { invalidatesTags: changed }),
    switchLrmChannel: mutation(build, switchLrmChannel, {
      control: SHOWN_BY_SHELL,
      invalidatesTags: changed,
    }),
    listEvents: query(build, listEvents, { providesTags: ofPage }),
    getEvent: query(build, getEvent, { providesTags: ofItem }),
    createEvent: mutation(build, createEvent, { invalidatesTags: created }),
    updateEvent: mutation(build, updateEvent, { invalidatesTags: changed }),
    cancelEvent: mutation(build, cancelEvent, { invalidatesTags: changed }),
    listPlayoutChannels: query(build, listPlayoutChannels, { providesTags: ofPage }),
    getPlayoutChannel: query(build, getPlayoutChannel, { providesTags: ofItem }),
    createPlayoutChannel: mutation(build, createPlayoutChannel, { invalidatesTags: created }),
    updatePlayoutChannel: mutation(build, updatePlayoutChannel, { invalidatesTags: changed }),
    takeLive: mutation(build, takeLive, { control: SHOWN_BY_SHELL, invalidatesTags: changed }),
  }),
});

export const {
  useListLrmChannelsQuery,
  useLazyListLrmChannelsQuery,
  useGetLrmChannelQuery,
  useCreateLrmChannelMutation,
  useUpdateLrmChannelMutation,
  useSwitchLrmChannelMutation,
  useListEventsQuery,
  useLazyListEventsQuery,
  useGetEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useCancelEventMutation,
  useListPlayoutChannelsQuery,
  useLazyListPlayoutChannelsQuery,
  useGetPlayoutChannelQuery,
  useCreatePlayoutChannelMutation,
  useUpdatePlayoutChannelMutation,
  useTakeLiveMutation,
} = channelsApi;
