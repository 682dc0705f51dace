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
  createVastCampaign,
  createVastCreative,
  deleteVastCampaign,
  deleteVastCreative,
  getVastCampaign,
  getVastStatistics,
  getVastTag,
  issueVastTag,
  listVastCampaigns,
  listVastCreatives,
  revokeVastTag,
  updateVastCampaign,
  updateVastCreative,
  validateVast,
} from '../../contract';

const changed = onSuccess(({ id }: { id: string }) => [itemTag('VAST', id), listTag('VAST')]);
const creativesChanged = onSuccess(({ campaignId }: { campaignId: string }) => [
  itemTag('VAST', campaignId),
  listTag('VAST'),
]);
const tagChanged = onSuccess(({ id }: { id: string }) => [itemTag('VAST_TAG', id)]);

const vastApi = consoleApi.enhanceEndpoints({ addTagTypes: ['VAST', 'VAST_TAG'] }).injectEndpoints({
  endpoints: (build) => ({
    listVastCampaigns: query(build, listVastCampaigns, {
      control: SHOWN_IN_PLACE,
      providesTags: (page) => listTags('VAST', page),
    }),
    getVastCampaign: query(build, getVastCampaign, {
      control: SHOWN_IN_PLACE,
      providesTags: (_campaign, _error, { id }) => [itemTag('VAST', id)],
    }),
    getVastStatistics: query(build, getVastStatistics, { control: SHOWN_IN_PLACE }),
    createVastCampaign: mutation(build, createVastCampaign, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => [listTag('VAST')]),
    }),
    updateVastCampaign: mutation(build, updateVastCampaign, {
      control: SHOWN_BY_FORM,
      invalidatesTags: changed,
    }),
    deleteVastCampaign: mutation(build, deleteVastCampaign, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => [listTag('VAST')]),
    }),
    listVastCreatives: query(build, listVastCreatives, {
      control: SHOWN_IN_PLACE,
      providesTags: (_creatives, _error, { campaignId }) => [itemTag('VAST', campaignId)],
    }),
    createVastCreative: mutation(build, createVastCreative, {
      control: SHOWN_BY_FORM,
      invalidatesTags: creativesChanged,
    }),
    updateVastCreative: mutation(build, updateVastCreative, {
      control: SHOWN_BY_FORM,
      invalidatesTags: creativesChanged,
    }),
    deleteVastCreative: mutation(build, deleteVastCreative, {
      control: SHOWN_BY_FORM,
      invalidatesTags: creativesChanged,
    }),
    getVastTag: query(build, getVastTag, {
      control: SHOWN_IN_PLACE,
      providesTags: (_tag, _error, { id }) => [itemTag('VAST_TAG', id)],
    }),
    issueVastTag: mutation(build, issueVastTag, { control: SHOWN_BY_FORM, invalidatesTags: tagChanged }),
    revokeVastTag: mutation(build, revokeVastTag, { control: SHOWN_BY_FORM, invalidatesTags: tagChanged }),
    validateVast: mutation(build, validateVast, { control: SHOWN_BY_FORM }),
  }),
});

export const {
  endpoints: vastEndpoints,
  useListVastCampaignsQuery,
  useLazyListVastCampaignsQuery,
  useGetVastCampaignQuery,
  useLazyGetVastCampaignQuery,
  useGetVastStatisticsQuery,
  useCreateVastCampaignMutation,
  useUpdateVastCampaignMutation,
  useDeleteVastCampaignMutation,
  useListVastCreativesQuery,
  useLazyListVastCreativesQuery,
  useCreateVastCreativeMutation,
  useUpdateVastCreativeMutation,
  useDeleteVastCreativeMutation,
  useGetVastTagQuery,
  useIssueVastTagMutation,
  useRevokeVastTagMutation,
  useValidateVastMutation,
} = vastApi;
