import { useAppScope } from '@console/shell-layout';
import { useLocation } from 'react-router';
import { libraryPath, videoListPath, videoPath } from './vod-paths';

/** Where the open module, videos or library, has its list and its videos. */
export function useVodPaths() {
  const { appId } = useAppScope();
  const { pathname } = useLocation();
  const list = /\/product\/library(?:\/|$)/i.test(pathname) ? libraryPath(appId) : videoListPath(appId);
  return { list, video: (id: string) => videoPath(list, id) };
}
