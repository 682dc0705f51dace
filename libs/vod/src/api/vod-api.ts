import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
  SHOWN_IN_RESULTS,
} from '@console/http';
import {
  cancelMediaJob,
  createCollection,
  createVideo,
  deleteCollection,
  deleteVideo,
  getCaption,
  getPublishedVideo,
  getVideo,
  getVideoPlayback,
  getVideoStorage,
  continueVideoUpload,
  listCollections,
  listMediaJobs,
  listVideos,
  prioritizeMediaJob,
  publishVideo,
  removeCaption,
  retryMediaJob,
  setCaption,
  unpublishVideo,
  updateCollection,
  updateVideo,
} from '../contract';

type WithId = { id: string };
const changed = onSuccess(({ id }: WithId) => [itemTag('VIDEOS', id), listTag('VIDEOS')]);
const listed = onSuccess(() => [listTag('VIDEOS'), listTag('COLLECTIONS')]);
const captioned = onSuccess(({ id }: WithId) => [
  itemTag('VIDEOS', id),
  itemTag('CAPTIONS', id),
  listTag('MEDIA_JOBS'),
]);
/** A job belongs to a video, whose state it changes. */
const queued = onSuccess(() => [listTag('MEDIA_JOBS'), 'VIDEOS' as const]);
const grouped = onSuccess(() => [listTag('COLLECTIONS'), 'VIDEOS' as const]);

export const vodApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['VIDEOS', 'CAPTIONS', 'COLLECTIONS', 'MEDIA_JOBS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listVideos: query(build, listVideos, { providesTags: (page) => listTags('VIDEOS', page) }),
      getVideo: query(build, getVideo, { providesTags: (_video, _error, { id }) => [itemTag('VIDEOS', id)] }),
      getVideoPlayback: query(build, getVideoPlayback),
      getVideoStorage: query(build, getVideoStorage, { providesTags: () => [listTag('VIDEOS')] }),
      getPublishedVideo: query(build, getPublishedVideo),
      createVideo: mutation(build, createVideo, { control: SHOWN_IN_RESULTS, invalidatesTags: listed }),
      continueVideoUpload: mutation(build, continueVideoUpload, { control: SHOWN_IN_RESULTS }),
      updateVideo: mutation(build, updateVideo, { invalidatesTags: changed }),
      updateVideoOfMany: mutation(build, updateVideo, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: changed,
      }),
      publishVideo: mutation(build, publishVideo, { invalidatesTags: changed }),
      publishVideoOfMany: mutation(build, publishVideo, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: changed,
      }),
      unpublishVideo: mutation(build, unpublishVideo, { invalidatesTags: changed }),
      unpublishVideoOfMany: mutation(build, unpublishVideo, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: changed,
      }),
      deleteVideo: mutation(build, deleteVideo, { invalidatesTags: listed }),
      deleteVideoOfMany: mutation(build, deleteVideo, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: listed,
      }),
      getCaption: query(build, getCaption, {
        providesTags: (_caption, _error, { id }) => [itemTag('CAPTIONS', id)],
      }),
      setCaption: mutation(build, setCaption, { invalidatesTags: captioned }),
      removeCaption: mutation(build, removeCaption, { invalidatesTags: captioned }),
      listCollections: query(build, listCollections, { providesTags: () => [listTag('COLLECTIONS')] }),
      createCollection: mutation(build, createCollection, { invalidatesTags: grouped }),
      updateCollection: mutation(build, updateCollection, { invalidatesTags: grouped }),
      deleteCollection: mutation(build, deleteCollection, { invalidatesTags: grouped }),
      listMediaJobs: query(build, listMediaJobs, { providesTags: () => [listTag('MEDIA_JOBS')] }),
      prioritizeMediaJob: mutation(build, prioritizeMediaJob, {
        control: SHOWN_BY_SHELL,
        invalidatesTags: queued,
      }),
      retryMediaJob: mutation(build, retryMediaJob, { control: SHOWN_BY_SHELL, invalidatesTags: queued }),
      cancelMediaJob: mutation(build, cancelMediaJob, { invalidatesTags: queued }),
    }),
  });

export const {
  useListVideosQuery,
  useLazyListVideosQuery,
  useGetVideoQuery,
  useLazyGetVideoQuery,
  useLazyGetVideoPlaybackQuery,
  useGetPublishedVideoQuery,
  useLazyGetPublishedVideoQuery,
  useCreateVideoMutation,
  useContinueVideoUploadMutation,
  useUpdateVideoMutation,
  useUpdateVideoOfManyMutation,
  useGetVideoStorageQuery,
  usePublishVideoMutation,
  usePublishVideoOfManyMutation,
  useUnpublishVideoMutation,
  useUnpublishVideoOfManyMutation,
  useDeleteVideoMutation,
  useDeleteVideoOfManyMutation,
  useGetCaptionQuery,
  useSetCaptionMutation,
  useRemoveCaptionMutation,
  useListCollectionsQuery,
  useLazyListCollectionsQuery,
  useCreateCollectionMutation,
  useUpdateCollectionMutation,
  useDeleteCollectionMutation,
  useListMediaJobsQuery,
  useLazyListMediaJobsQuery,
  usePrioritizeMediaJobMutation,
  useRetryMediaJobMutation,
  useCancelMediaJobMutation,
} = vodApi;
