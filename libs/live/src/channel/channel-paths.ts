import { ADMIN_APP_ID } from '@console/http';
import type { ChannelKind, Stream } from '../contract';
import { streamPath } from '../stream-paths';

/** The channels of an app; default: of every app. */
export function channelListPath(kind: ChannelKind, appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/${kind}`;
}

export function addChannelPath(kind: ChannelKind, appId: string | undefined): string {
  return `${channelListPath(kind, appId)}/add`;
}

export function channelPath(kind: ChannelKind, appId: string | undefined, id: string): string {
  return `${channelListPath(kind, appId)}/${encodeURIComponent(id)}`;
}

export function editChannelPath(kind: ChannelKind, appId: string | undefined, id: string): string {
  return `${channelPath(kind, appId, id)}/edit`;
}

/** The page of a stream or channel. */
export function pagePath(appId: string | undefined, { id, source }: Pick<Stream, 'id' | 'source'>): string {
  return source.kind === 'channel' ? channelPath(source.channel, appId, id) : streamPath(appId, id);
}
