import { useAppScope } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetStreamQuery } from '../api/streams-api';
import type { Stream } from '../contract';
import { streamPath } from '../stream-paths';
import { CHANGE_STREAMS } from './use-stream-actions';

/** What the forms about the stream of the route have in common. */
export function useStreamDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const { streamId: id = '' } = useParams();
  const args = { id, appId };
  const dialog = {
    result: useGetStreamQuery(args),
    itemOf: (stream: Stream & { etag: string }) => stream,
    requires: CHANGE_STREAMS,
    closeTo: streamPath(appId, id),
    failed: t('failed'),
    missing: t('notFound'),
  };
  return { args, dialog };
}
