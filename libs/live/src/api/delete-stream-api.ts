import { listTag, mutation, onSuccess, query } from '@console/http';
import { deleteStream, listStreamUses } from '../contract';
import { streamsApi } from './streams-api';

const deleteStreamApi = streamsApi.injectEndpoints({
  endpoints: (build) => ({
    listStreamUses: query(build, listStreamUses),
    deleteStream: mutation(build, deleteStream, { invalidatesTags: onSuccess(() => [listTag('STREAMS')]) }),
  }),
});

export const { useListStreamUsesQuery, useDeleteStreamMutation } = deleteStreamApi;
