import { useAppScope } from '@console/shell-layout';
import { QueryDialog } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetVideoQuery } from '../api/vod-api';
import type { Video } from '../contract';
import { useVodPaths } from '../use-vod-paths';

interface VideoDialogFrameProps {
  title: string;
  children: (video: Video & { etag: string }, closeTo: string) => ReactNode;
}

/** A dialog about the video of the route once it has loaded. */
export function VideoDialogFrame({ title, children }: VideoDialogFrameProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const { videoId = '' } = useParams();
  const paths = useVodPaths();
  const result = useGetVideoQuery({ id: videoId, appId });
  const dialog = { title, closeTo: paths.video(videoId), failed: t('failed'), missing: t('notFound') };
  return (
    <QueryDialog {...dialog} result={result} item={result.currentData}>
      {(video) => children(video, dialog.closeTo)}
    </QueryDialog>
  );
}
