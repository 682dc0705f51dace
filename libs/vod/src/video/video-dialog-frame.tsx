import { hasStatus } from '@console/http';
import { EmptyState, FailedState, RouteDialog } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetVideoQuery } from '../api/vod-api';
import type { Video } from '../contract';
import { useAppScope } from '../use-app-scope';
import { videoPath } from '../vod-paths';

interface VideoDialogFrameProps {
  title: string;
  children: (video: Video & { etag: string }, closeTo: string) => ReactNode;
}

/** A dialog about the video of the route once it has loaded. */
export function VideoDialogFrame({ title, children }: VideoDialogFrameProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const { videoId = '' } = useParams();
  const { currentData: video, error, refetch } = useGetVideoQuery({ id: videoId, appId });
  const closeTo = videoPath(appId, videoId);
  if (video) return children(video, closeTo);
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      {hasStatus(error, 404) ? (
        <EmptyState text={t('notFound')} />
      ) : error && 'kind' in error ? (
        <FailedState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </RouteDialog>
  );
}
