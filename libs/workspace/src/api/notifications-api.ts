import { consoleApi, type Control, mutation, query, SHOWN_IN_PLACE } from '@console/http';
import { listNotifications, markNotificationsRead } from '../contract/notifications';

const SILENT: Control = { ...SHOWN_IN_PLACE, noLoading: true };

const notificationsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: query(build, listNotifications),
    markNotificationsRead: mutation(build, markNotificationsRead, {
      control: SILENT,
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(
          notificationsApi.util.updateQueryData('listNotifications', {}, (list) => {
            list.unread = 0;
            list.readUntil = data.readUntil;
          }),
        );
      },
    }),
  }),
});

export const { useListNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;
