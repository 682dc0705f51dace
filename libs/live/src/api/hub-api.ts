import { consoleApi, listTag, mutation, onSuccess, query } from '@console/http';
import {
  addDelivery,
  createDistributor,
  deleteDistributor,
  getDistributor,
  getPartnerPage,
  issuePartnerPage,
  listDeliveries,
  listDistributors,
  removeDelivery,
  revokePartnerPage,
  updateDelivery,
  updateDistributor,
} from '../contract';

/** Distributors and deliveries show each other. */
const shown = { providesTags: () => [listTag('HUB')] };
const changed = { invalidatesTags: onSuccess(() => [listTag('HUB')]) };

const hubApi = consoleApi.enhanceEndpoints({ addTagTypes: ['HUB'] }).injectEndpoints({
  endpoints: (build) => ({
    listDistributors: query(build, listDistributors, shown),
    getDistributor: query(build, getDistributor, shown),
    createDistributor: mutation(build, createDistributor, changed),
    updateDistributor: mutation(build, updateDistributor, changed),
    deleteDistributor: mutation(build, deleteDistributor, changed),
    addDelivery: mutation(build, addDelivery, changed),
    updateDelivery: mutation(build, updateDelivery, changed),
    removeDelivery: mutation(build, removeDelivery, changed),
    issuePartnerPage: mutation(build, issuePartnerPage, changed),
    revokePartnerPage: mutation(build, revokePartnerPage, changed),
    listDeliveries: query(build, listDeliveries, shown),
    getPartnerPage: query(build, getPartnerPage),
  }),
});

export const {
  useListDistributorsQuery,
  useLazyListDistributorsQuery,
  useGetDistributorQuery,
  useCreateDistributorMutation,
  useUpdateDistributorMutation,
  useDeleteDistributorMutation,
  useAddDeliveryMutation,
  useUpdateDeliveryMutation,
  useRemoveDeliveryMutation,
  useIssuePartnerPageMutation,
  useRevokePartnerPageMutation,
  useListDeliveriesQuery,
  useLazyListDeliveriesQuery,
  useGetPartnerPageQuery,
} = hubApi;
