import { consoleApi, itemTag, listTag, listTags, mutation, onSuccess, query } from '@console/http';
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
    listVastCampaigns: query(build, listVastCampaigns, { providesTags: (page) => listTags('VAST', page) }),
    getVastCampaign: query(build, getVastCampaign, {
      providesTags: (_campaign, _error, { id }) => [itemTag('VAST', id)],
    }),
    getVastStatistics: query(build, getVastStatistics),
    createVastCampaign: mutation(build, createVastCampaign, {
      invalidatesTags: onSuccess(() => [listTag('VAST')]),
    }),
    updateVastCampaign: mutation(build, updateVastCampaign, { invalidatesTags: changed }),
    deleteVastCampaign: mutation(build, deleteVastCampaign, {
      invalidatesTags: onSuccess(() => [listTag('VAST')]),
    }),
    listVastCreatives: query(build, listVastCreatives, {
      providesTags: (_creatives, _error, { campaignId }) => [itemTag('VAST', campaignId)],
    }),
    createVastCreative: mutation(build, createVastCreative, { invalidatesTags: creativesChanged }),
    updateVastCreative: mutation(build, updateVastCreative, { invalidatesTags: creativesChanged }),
    deleteVastCreative: mutation(build, deleteVastCreative, { invalidatesTags: creativesChanged }),
    getVastTag: query(build, getVastTag, {
      providesTags: (_tag, _error, { id }) => [itemTag('VAST_TAG', id)],
    }),
    issueVastTag: mutation(build, issueVastTag, { invalidatesTags: tagChanged }),
    revokeVastTag: mutation(build, revokeVastTag, { invalidatesTags: tagChanged }),
    validateVast: mutation(build, validateVast),
  }),
});

export const {
  endpoints: vastEndpoints,
  useListVastCampaignsQuery,
  useLazyListVastCampaignsQuery,
  useGetVastCampaignQuery,
  useGetVastStatisticsQuery,
  useCreateVastCampaignMutation,
  useUpdateVastCampaignMutation,
  useDeleteVastCampaignMutation,
  useListVastCreativesQuery,
  useCreateVastCreativeMutation,
  useUpdateVastCreativeMutation,
  useDeleteVastCreativeMutation,
  useGetVastTagQuery,
  useIssueVastTagMutation,
  useRevokeVastTagMutation,
  useValidateVastMutation,
} = vastApi;
