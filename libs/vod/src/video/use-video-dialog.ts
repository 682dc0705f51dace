import { useAppScope } from '@console/shell-layout';
import { useParams } from 'react-router';
import { useGetVideoQuery } from '../api/vod-api';
import type { Video } from '../contract';
import { useVodPaths } from '../use-vod-paths';
import { CHANGE_VIDEOS } from '../video-access';

/** What the forms about the video of the route have in common. */
export function useVideoDialog() {
  const { appId } = useAppScope();
  const { videoId: id = '' } = useParams();
  const args = { id, appId };
  const dialog = {
    result: useGetVideoQuery(args),
    itemOf: (video: Video & { etag: string }) => video,
    requires: CHANGE_VIDEOS,
    closeTo: useVodPaths().video(id),
  };
  return { args, dialog };
}
