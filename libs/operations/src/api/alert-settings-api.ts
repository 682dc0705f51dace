import { consoleApi, itemTag, listTag, mutation, onSuccess, query, SHOWN_BY_NOTICE } from '@console/http';
import {
  createAlertChannel,
  deleteAlertChannel,
  listAlertChannels,
  listAlertDeliveries,
  renewAlertChannelSecret,
  sendTestAlert,
  updateAlertChannel,
} from '../contract/alert-channels';
import { createAlertRule, deleteAlertRule, listAlertRules, updateAlertRule } from '../contract/alert-rules';

const RULES = listTag('ALERT_RULES');
const CHANNELS = listTag('ALERT_CHANNELS');
/** A rule that is turned off or deleted clears its alerts. */
const rulesAndAlerts = onSuccess(() => [RULES, listTag('ALERTS')]);
const channels = onSuccess(() => [CHANNELS]);

/** Rules and channels of alerts. */
export const alertSettingsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['ALERTS', 'ALERT_RULES', 'ALERT_CHANNELS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAlertRules: query(build, listAlertRules, { providesTags: [RULES] }),
      createAlertRule: mutation(build, createAlertRule, { invalidatesTags: rulesAndAlerts }),
      updateAlertRule: mutation(build, updateAlertRule, { invalidatesTags: rulesAndAlerts }),
      /** From the list: a lost race reloads it. */
      switchAlertRule: mutation(build, updateAlertRule, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: [RULES, listTag('ALERTS')],
      }),
      deleteAlertRule: mutation(build, deleteAlertRule, { invalidatesTags: rulesAndAlerts }),
      listAlertChannels: query(build, listAlertChannels, { providesTags: [CHANNELS] }),
      createAlertChannel: mutation(build, createAlertChannel, { invalidatesTags: channels }),
      updateAlertChannel: mutation(build, updateAlertChannel, { invalidatesTags: channels }),
      switchAlertChannel: mutation(build, updateAlertChannel, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: [CHANNELS],
      }),
      deleteAlertChannel: mutation(build, deleteAlertChannel, { invalidatesTags: channels }),
      renewAlertChannelSecret: mutation(build, renewAlertChannelSecret),
      sendTestAlert: mutation(build, sendTestAlert, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(({ id }) => [CHANNELS, itemTag('ALERT_CHANNELS', id)]),
      }),
      listAlertDeliveries: query(build, listAlertDeliveries, {
        providesTags: (_page, _error, { id }) => [itemTag('ALERT_CHANNELS', id)],
      }),
    }),
  });

export const {
  useListAlertRulesQuery,
  useCreateAlertRuleMutation,
  useUpdateAlertRuleMutation,
  useSwitchAlertRuleMutation,
  useDeleteAlertRuleMutation,
  useListAlertChannelsQuery,
  useCreateAlertChannelMutation,
  useUpdateAlertChannelMutation,
  useSwitchAlertChannelMutation,
  useDeleteAlertChannelMutation,
  useRenewAlertChannelSecretMutation,
  useSendTestAlertMutation,
  useListAlertDeliveriesQuery,
} = alertSettingsApi;
