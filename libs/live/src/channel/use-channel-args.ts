import { useParams } from 'react-router';
import { useAppScope } from '../use-app-scope';

/** The arguments of the operations on the route's channel. */
export function useChannelArgs() {
  const { appId } = useAppScope();
  const { channelId: id = '' } = useParams();
  return { id, appId };
}

export type ChannelArgs = ReturnType<typeof useChannelArgs>;
