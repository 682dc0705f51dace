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
    listLrmChannels: query(build, listLrmChannels, { control: SHOWN_IN_PLACE, providesTags: ofPage }),
    getLrmChannel: query(build, getLrmChannel, { control: SHOWN_IN_PLACE, providesTags: ofItem }),
    createLrmChannel: mutation(build, createLrmChannel, {
      control: SHOWN_BY_FORM,
      invalidatesTags: created,
    }),
    updateLrmChannel: mutation(build, updateLrmChannel, {
      control: SHOWN_BY_FORM,
      invalidatesTags: changed,
    }),
    switchLrmChannel: mutation(build, switchLrmChannel, { invalidatesTags: changed }),
    listEvents: query(build, listEvents, { control: SHOWN_IN_PLACE, providesTags: ofPage }),
    getEvent: query(build, getEvent, { control: SHOWN_IN_PLACE, providesTags: ofItem }),
    createEvent: mutation(build, createEvent, { control: SHOWN_BY_FORM, invalidatesTags: created }),
    updateEvent: mutation(build, updateEvent, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
    cancelEvent: mutation(build, cancelEvent, { control: SHOWN_BY_FORM, invalidatesTags: changed }),
    listPlayoutChannels: query(build, listPlayoutChannels, {
      control: SHOWN_IN_PLACE,
      providesTags: ofPage,
    }),
    getPlayoutChannel: query(build, getPlayoutChannel, { control: SHOWN_IN_PLACE, providesTags: ofItem }),
    createPlayoutChannel: mutation(build, createPlayoutChannel, {
      control: SHOWN_BY_FORM,
      invalidatesTags: created,
    }),
    updatePlayoutChannel: mutation(build, updatePlayoutChannel, {
      control: SHOWN_BY_FORM,
      invalidatesTags: changed,
    }),
    takeLive: mutation(build, takeLive, { invalidatesTags: changed }),
  }),
});

export const {
  useListLrmChannelsQuery,
  useLazyListLrmChannelsQuery,
  useGetLrmChannelQuery,
  useLazyGetLrmChannelQuery,
  useCreateLrmChannelMutation,
  useUpdateLrmChannelMutation,
  useSwitchLrmChannelMutation,
  useListEventsQuery,
  useLazyListEventsQuery,
  useGetEventQuery,
  useLazyGetEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useCancelEventMutation,
  useListPlayoutChannelsQuery,
  useLazyListPlayoutChannelsQuery,
  useGetPlayoutChannelQuery,
  useLazyGetPlayoutChannelQuery,
  useCreatePlayoutChannelMutation,
  useUpdatePlayoutChannelMutation,
  useTakeLiveMutation,
} = channelsApi;
