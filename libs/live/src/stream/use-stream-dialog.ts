import { useAppScope } from '@console/shell-layout';
import { useParams } from 'react-router';
import { useGetStreamQuery } from '../api/streams-api';
import type { Stream } from '../contract';
import { streamPath } from '../stream-paths';
import { CHANGE_STREAMS } from './use-stream-actions';

/** What the forms about the stream of the route have in common. */
export function useStreamDialog() {
  const { appId } = useAppScope();
  const { streamId: id = '' } = useParams();
  const args = { id, appId };
  const dialog = {
    result: useGetStreamQuery(args),
    itemOf: (stream: Stream & { etag: string }) => stream,
    requires: CHANGE_STREAMS,
    closeTo: streamPath(appId, id),
  };
  return { args, dialog };
}
