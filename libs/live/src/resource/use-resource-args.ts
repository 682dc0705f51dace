import { useAppScope } from '@console/shell-layout';
import { useParams } from 'react-router';

/** The arguments of the operations on the route's channel or setting. */
export function useResourceArgs() {
  const { appId } = useAppScope();
  const { channelId, resourceId } = useParams();
  return { id: channelId ?? resourceId ?? '', appId };
}

export type ResourceArgs = ReturnType<typeof useResourceArgs>;
