import { useAppScope } from '@console/shell-layout';
import { QueryDialog } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetStreamQuery } from '../api/streams-api';
import type { Stream } from '../contract';
import { streamPath } from '../stream-paths';

interface StreamDialogFrameProps {
  title: string;
  children: (stream: Stream & { etag: string }) => ReactNode;
}

/** Loads the stream of the route for a dialog above its page. */
export function StreamDialogFrame({ title, children }: StreamDialogFrameProps) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const { streamId = '' } = useParams();
  const result = useGetStreamQuery({ id: streamId, appId });
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={title}
      closeTo={streamPath(appId, streamId)}
      failed={t('failed')}
      missing={t('notFound')}
    >
      {children}
    </QueryDialog>
  );
}
